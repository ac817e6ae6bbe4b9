/** What kind of fault it was, for the log; its message may hold what nobody may read. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
