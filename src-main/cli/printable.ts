/**
 * A line as it may be printed on a terminal: without control and format characters, which could move the cursor,
 * hide text or turn its direction (decision 6). People's names end up here.
 */
export function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '');
}
