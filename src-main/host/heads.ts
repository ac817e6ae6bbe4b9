/** More steps than an evening has; what is older is judged no more. */
const KEPT = 5_000;

/** What was public at each revision of this table, as far as this host remembers it (decision 16). */
export class Heads {
  readonly #heads = new Map<number, string>();

  note(revision: number, head: string): void {
    // A head is glued of 32 pieces, and keeps all of them alive; a copy in one piece takes a tenth of the room.
    this.#heads.set(revision, Buffer.from(head, 'latin1').toString('latin1'));
    this.#heads.delete(revision - KEPT);
  }

  /**
   * By how many steps the table went back, where a guest was shown this head at this revision and the last one is
   * `now`; null steps where it went on again since, or where the guest tells of more than any table has had. Null
   * where it did not go back.
   */
  wentBack(revision: number, head: string | null, now: number): { readonly steps: number | null } | null {
    if (head === null) return null;
    if (revision > now) return { steps: revision - now > KEPT ? null : revision - now };
    const known = this.#heads.get(revision);
    return known === undefined || known === head ? null : { steps: null };
  }
}
