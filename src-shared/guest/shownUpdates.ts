import type { Shown } from '../fairness/terms.ts';

/**
 * The updates of one game as they came. Where nothing of a part is other than before, as where somebody turns a ballot
 * round and round, it is kept once: an evening of that costs a device no more than the numbers.
 */
export class ShownUpdates {
  #all: Shown[] = [];

  get all(): readonly Shown[] {
    return this.#all;
  }

  get last(): Shown | undefined {
    return this.#all.at(-1);
  }

  /** Takes the next one; true where it tells anything that the one before did not. */
  add(shown: Shown): boolean {
    const before = this.last;
    const next = before === undefined ? shown : sharing(before, shown);
    this.#all.push(next);
    return before?.revision !== next.revision || before.public !== next.public || before.mine !== next.mine;
  }

  clear(): void {
    this.#all = [];
  }
}

/** The same update, of the very texts and values of the one before wherever they are equal. */
function sharing(before: Shown, shown: Shown): Shown {
  const isSameMine = JSON.stringify(before.mine) === JSON.stringify(shown.mine);
  return {
    ...shown,
    public: before.public === shown.public ? before.public : shown.public,
    happenings:
      before.happenings.join('\n') === shown.happenings.join('\n') ? before.happenings : shown.happenings,
    mine: isSameMine ? before.mine : shown.mine,
  };
}
