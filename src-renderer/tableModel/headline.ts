/** Han, kana and Hangul letters are drawn about twice as wide as the poster's narrow Latin face. */
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** True where a headline takes more room than `letters` narrow letters, and so is set smaller. */
export function isLongHeadline(headline: string, letters: number): boolean {
  return headline.length + (headline.match(WIDE)?.length ?? 0) > letters;
}
