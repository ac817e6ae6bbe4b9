/** Han, Hangul, kana and their full-width company take two places of a line; everything else takes one. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u;
/** Latin letters that are drawn half as wide again as the others. */
const BROAD = /[WMÆŒ@%]/u;

const LONG_NAME = 13;
const LONGEST_NAME = 26;
const LONG_WORD = 12;
const LONGEST_WORD = 16;

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 2 : BROAD.test(letter) ? 1.5 : 1;
  return width;
}

/** How small a name is written: by the longest word, which must not be broken, and by the whole (look, section 9). */
export function nameSize(name: string): 'usual' | 'long' | 'longest' {
  const words = name.split(/(?<=[\s-])/u).map((word) => (isWideScript(word) ? 1 : widthOf(word.trim())));
  const word = Math.max(0, ...words);
  if (word > LONGEST_WORD || widthOf(name) > LONGEST_NAME) return 'longest';
  return word > LONG_WORD || widthOf(name) > LONG_NAME ? 'long' : 'usual';
}

/** Han and Hangul may turn the line between any two letters. */
function isWideScript(word: string): boolean {
  return WIDE.test(word);
}

/** A piece of a name. `whole`: a word that must not be broken; `spaced`: a space follows it. */
export interface NameWord {
  readonly text: string;
  readonly whole: boolean;
  readonly spaced: boolean;
}

/** The name in the pieces between which a line may turn: words, and the parts of a word with a hyphen. */
export function nameWords(name: string): readonly NameWord[] {
  return name.split(/(?<=[\s-])(?=[^\s-])/u).map((piece) => ({
    text: piece.trimEnd(),
    whole: !isWideScript(piece),
    spaced: /\s$/u.test(piece),
  }));
}
