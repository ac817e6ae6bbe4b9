/** The words in the language that the environment names, else in English. */
export function startWords(
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>>;
