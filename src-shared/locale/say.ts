/** A sentence: one string, or one for each plural category of `{n}`. Placeholders are `{name}`. */
export type Sentence = string | { readonly one: string; readonly other: string };

/** What fills a placeholder. Texts are people's names and are isolated from the sentence's direction. */
export type Fills = Readonly<Record<string, string | number>>;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Fills a sentence's placeholders in the language tagged `lang`. Numbers are written by `Intl`; texts are put
 * between U+2068 and U+2069, so that a name of any direction cannot turn the sentence round. The plural form is
 * chosen by the number that fills `{n}`. Throws on a placeholder without a fill: a bug, never a person's doing.
 */
export function say(lang: string, sentence: Sentence, fills: Fills = {}): string {
  const form = typeof sentence === 'string' ? sentence : pluralForm(lang, sentence, fills['n']);
  return form.replace(/\{(\w+)\}/g, (_, key: string) => {
    const fill = fills[key];
    if (fill === undefined) throw new Error(`no fill for {${key}} in "${form}"`);
    if (typeof fill === 'number') return new Intl.NumberFormat(lang).format(fill);
    return FIRST_STRONG_ISOLATE + fill + POP_ISOLATE;
  });
}

function pluralForm(
  lang: string,
  forms: { readonly one: string; readonly other: string },
  n: string | number | undefined,
): string {
  if (typeof n !== 'number') throw new Error('a plural needs a number for {n}');
  return new Intl.PluralRules(lang).select(n) === 'one' ? forms.one : forms.other;
}
