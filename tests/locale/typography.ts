import type { Language } from '../../src-shared/settings.ts';

/** What a language never says: the word or sign, and the key where it is lawful all the same. */
export interface Forbidden {
  readonly pattern: RegExp;
  readonly except?: RegExp;
}

/** The shell's sentences stand beside commands and file names, which have a typography of their own. */
const SHELL = /^shell\./;
const CREDITS = /credits|footLine/;

const ENGLISH: readonly Forbidden[] = [
  { pattern: /\b(?:user|spectator|loyalty of|kick|assassinate|pending|offline|team)\b/i },
  { pattern: /'/, except: SHELL },
  { pattern: /"/, except: SHELL },
  { pattern: /\b(?:he|she|his|her|him|dead)\b/i },
];

const FINNISH: readonly Forbidden[] = [
  {
    pattern:
      /salainen hitler|käyttäj|liittokansler|vaalijälki|vaalijälji|arvontapino|salamurha|murha|laatta|laatan/i,
  },
  {
    pattern: /eduskun|parlament|politiik|isän(?:tä|nän)|huonee|potki|lääkäri|valmenta|korvaa/i,
  },
  { pattern: /kuollut|kuolee|ilmoitus|uusinta/i },
  { pattern: /profiili/i, except: SHELL },
  { pattern: /\bJa\b/ },
  { pattern: /\bsinun\b/i, except: /yourTurn|notYourTurn/ },
  { pattern: /\b(?:Te|Teidän)\b(?!\s*kaksi)/ },
  // A name is never inflected, and a number takes no case ending.
  { pattern: /\}[:’']?[a-zäö]/i },
  { pattern: /Kabinett[a-zäö]/ },
  { pattern: /["'“‘]/, except: SHELL },
  { pattern: /\d-\d/, except: CREDITS },
  // A comma stands before these; before "ja" in a list none does.
  { pattern: /[a-zäö] (?:että|jotta|vaikka|jonka|jota|jolla) /i },
  { pattern: /\d%|\d %/ },
];

const CHINESE: readonly Forbidden[] = [
  { pattern: /用户|角色|阵营|首相|任命|在场|淘汰|个人资料|教练|医生|封印|您|(?<!其)他(?!人)|她/ },
  { pattern: /流选|暗弃|特殊选举|立法会|议会|法案|板块|抽牌堆|掉线|脱机|踢出|房间|拒绝否决|自由政策/ },
  { pattern: /[,;:!?()](?=\s*[\p{Script=Han}])|[\p{Script=Han}][,;:!?()]/u, except: SHELL },
  { pattern: /["']/, except: SHELL },
  // One space between Han and a name, a Latin word or a digit; none beside full-width marks.
  {
    pattern: /[\p{Script=Han}](?:[A-Za-z0-9]|\{\w*\})|(?:[A-Za-z0-9]|\{\w*\})[\p{Script=Han}]/u,
    except: SHELL,
  },
  { pattern: / [，。：；？！（）]|[，。：；？！（）] /u, except: SHELL },
  // A digit and its measure word are not parted at the end of a line.
  { pattern: /[\d}] [张名位票格轮次分秒局条步号个项页块]/u, except: SHELL },
  { pattern: /[这每那]个屏幕/ },
];

const KOREAN: readonly Forbidden[] = [
  { pattern: /사용자|총리|임명|의회|법안|타일|덱|버리는 더미|버림 더미|탈락|강퇴|추방|봉인|의사|코치/ },
  { pattern: /당신|하십시오|해요|이\(가\)|을\(를\)|은\(는\)|\(으\)로|와\(과\)/ },
  // Questions end in -시겠습니까, and yes is 네.
  { pattern: /까요|^예, / },
  { pattern: /정부|파시스트 정책|증언|수상함|야, |나인/ },
  { pattern: /["']/, except: SHELL },
  { pattern: /프로필/, except: SHELL },
  { pattern: /[，。：；？！（）]/ },
];

/** What each language forbids and a program can see. */
export const FORBIDDEN: Readonly<Record<Language, readonly Forbidden[]>> = {
  en: ENGLISH,
  fi: FINNISH,
  'zh-Hans': CHINESE,
  ko: KOREAN,
};
