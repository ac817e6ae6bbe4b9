import type { Words } from '../dictionary.ts';
import start from './start.json' with { type: 'json' };

type Shell = Words['shell'];

/** What the terminal says while it is the host's window, and the answers to its words (decision 37). */
const terminal: Shell['terminal'] = {
  tableOpen: '테이블이 열렸습니다. 이 네트워크에 있는 다른 플레이어는 여기로 참가하세요:',
  portMoved: '요청한 포트를 쓸 수 없어 이 테이블의 주소는 다음과 같습니다: {address}',
  codes: '또는 참가 코드: {addressCode} {tableCode}   인장: {seal}',
  newCode: '참가 코드와 링크를 새로 만들었습니다. 이전 것으로는 참가할 수 없습니다.',
  words: '명령: start, stop, bot, remove N, lock, code, address, open, end, quit',
  wordsWithoutTable: '명령: open, quit',
  noCountIn: '곧 시작할 게임이 없습니다. 진행 중인 게임은 end 명령으로 끝냅니다.',
  countIn: '{n}초 후 게임이 시작됩니다. stop 명령으로 멈출 수 있습니다.',
  countInStopped: '카운트다운을 멈췄습니다.',
  unknownWord: '없는 명령입니다: {word}',
  removeWhom: '내보낼 사람을 정하세요. remove 뒤에 이름 앞의 번호를 쓰세요.',
  notHosting: '이 터미널은 테이블의 호스트가 아닙니다. 쓸 수 있는 명령: open, quit',
  people: '테이블에 있는 플레이어: {n}명',
  watching: '관전 중인 화면: {n}개',
  person: '  {number}. {name}',
  personAway: '  {number}. {name} (자리 비움)',
  personLeft: '  {number}. {name} (나감)',
  personReady: '  {number}. {name} (준비 완료)',
  bot: '  {number}. {name} (봇)',
  lobby: '대기실입니다.',
  dealing: '역할을 배분하는 중입니다.',
  playing: '게임이 시작되었습니다.',
  concluded: '게임이 끝났습니다. 다음 게임을 시작하는 명령: start',
  ended: '호스트가 게임을 끝냈습니다. 승패는 없습니다. 다음 게임을 시작하는 명령: start',
  liberalsWin: '자유당 승리.',
  fascistsWin: '파시스트당 승리.',
  paused: '게임이 일시 정지되었습니다.',
  fault: '규칙 처리에 문제가 생겼습니다. 테이블을 마지막으로 올바른 상태에서 멈췄습니다.',
  goesOn: '게임이 계속됩니다.',
  locked: '테이블이 잠겨 있습니다. 새로 참가할 수 없습니다. 잠금을 푸는 명령: lock',
  unlocked: '테이블 잠금을 풀었습니다.',
  portsTaken: '테이블을 열 수 있는 빈 포트가 없습니다. --port 옵션으로 다른 포트를 지정할 수 있습니다.',
  closing: '테이블을 닫는 중입니다.',
  tableClosed: '테이블이 닫혔습니다.',
};

/** `npm run -s rules`: the cases of the rules, played and made. */
const rules: Shell['rules'] = {
  usage:
    '사용법: npm run -s rules -- replay FILE... 또는 npm run -s rules -- play --players N --seed S --games K',
  needsFiles: '"replay" 뒤에 사례 파일을 하나 이상 쓰세요.',
  players: '--players 뒤에는 {least}~{most} 범위의 정수를 쓰세요.',
  seed: '--seed 뒤에는 1~{letters}자의 단어나 숫자를 쓰세요.',
  games: '--games 뒤에는 1~{games} 범위의 정수를 쓰세요.',
  randomGame: '규칙에 맞게 끝까지 진행한 무작위 게임',
  /** Why something is no case, or cannot be played. */
  faults: {
    unreadable: '파일을 읽을 수 없습니다.',
    empty: '파일이 비어 있습니다.',
    notJson: 'JSON 형식이 아닙니다.',
    notObject: '여기에는 JSON 객체가 있어야 합니다.',
    unknownKey: '없는 키입니다.',
    notText: '여기에는 텍스트가 있어야 합니다.',
    notList: '여기에는 목록이 있어야 합니다.',
    notSeat: '이 테이블에 없는 자리이거나 같은 자리가 두 번 있습니다.',
    outOfRange: '숫자가 없거나, 정수가 아니거나, 범위를 벗어났습니다.',
    notTiles: '정책 카드는 L, F 글자로 씁니다.',
    notRoles: '역할이 플레이어 수와 맞지 않습니다.',
    tooFewTiles: '정책 더미가 3장보다 적습니다.',
    notAllTiles: '더미와 정책판을 합한 정책 카드가 자유주의 6장, 파시즘 11장이 아닙니다.',
    hitlerDead: '히틀러가 처형되어 이미 끝난 게임입니다.',
    candidateDead: '대통령 후보가 처형된 플레이어입니다.',
    noStep: '단계는 명령이거나 기대값이어야 합니다.',
    unknownCommand: '없는 명령입니다.',
    noReshuffle: '게임에서 더미를 다시 섞지만, 사례에는 여기에 다시 섞기가 없습니다.',
    wrongReshuffle: '사례의 다시 섞기에 두 더미의 정책 카드가 모두 들어 있지 않습니다.',
    rulesFailed: '규칙 처리에 실패했습니다. 프로그램의 결함입니다.',
  },
};

/** What both shells and the control channel say in the terminal (decisions 36 and 38). */
const notices: Shell['notices'] = {
  windowAddress: '30초 안에 이 컴퓨터의 브라우저에서 다음 주소를 여세요: {address}',
  windowHint: '창을 여는 명령: open. Kabinett 앱을 끝내는 명령: quit',
  noBrowser: '브라우저를 열 수 없습니다.',
  wrongSecret: '이 컴퓨터에서 누군가 비밀 값 없이 창을 열려고 했습니다. 거절했습니다.',
  ticketUsed: '창의 주소가 두 번 사용되었습니다. 창이 열리지 않았다면 open 명령으로 새로 여세요.',
  ticketLate: '창의 주소가 너무 늦게 사용되었습니다. open 명령으로 새로 여세요.',
  badCall: '창이 이 버전에 없는 메시지를 보냈습니다. 그 창을 닫았습니다.',
  openedThere: '이 프로필로 Kabinett 앱이 이미 실행 중입니다. 그 앱의 창을 엽니다.',
  profileHeld:
    '이 프로필로 Kabinett 앱이 이미 실행 중입니다(프로세스 {pid}). 그렇지 않다면 다음 파일을 지우세요: {file}',
  profileUnwritable:
    '다음 폴더에 쓸 수 없습니다: {folder}. --profile 옵션으로 다른 위치를 지정할 수 있습니다.',
  settingsBroken: '설정을 읽을 수 없어 새 설정으로 시작합니다. 이전 설정을 보관한 파일: {file}',
  badName: '다른 사람이 읽을 수 있는 이름이 아닙니다. 이름은 1~20자입니다.',
};

/** What the starter, the terminal and the shells say. */
export const shell: Shell = { start, terminal, notices, rules };
