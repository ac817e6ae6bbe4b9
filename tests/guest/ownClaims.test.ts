import { describe, expect, test } from 'vitest';
import { BEATS_UNDER_WAY, OwnClaims, type TalkMoment } from '../../src-shared/guest/ownClaims.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { STATEMENTS, type ClaimKind, type Statement } from '../../src-shared/talk/statements.ts';
import type { Claim, Occasion, TalkView } from '../../src-shared/talk/talkView.ts';

const OWN = seatId(2);
const OTHER = seatId(3);
const [TWO] = STATEMENTS.received;
const [, MIXED] = STATEMENTS.received;
const [THREE] = STATEMENTS.drew;
const [FASCIST] = STATEMENTS.investigated;

const MOMENT: TalkMoment = { seat: OWN, keepsAll: true, round: 3, investigated: () => null };
const LAST_ALONE: TalkMoment = { ...MOMENT, keepsAll: false };

function claim(round: number, says: Statement, seat = OWN, target: Claim['target'] = null): Claim {
  return { seat, round, target, says };
}

function open(round: number, kind: ClaimKind): Occasion {
  return { seat: OWN, round, kind, target: null };
}

function talk(claims: readonly Claim[], offered: readonly Occasion[] = []): TalkView {
  return { claims, open: offered };
}

/** A device that was at its seat while the game was dealt. */
function present(): OwnClaims {
  const own = new OwnClaims();
  own.begin(true);
  return own;
}

/** A device on a new link, to which this is told first. */
function newcomer(first: TalkView, moment = MOMENT): OwnClaims {
  const own = new OwnClaims();
  expect(own.heard(first, moment)).toBeNull();
  return own;
}

describe('the claims in the name of a seat', () => {
  test('are its own where they were made here, and another seat’s are none of its business', () => {
    const own = present();
    own.said(1, TWO);
    expect(own.heard(talk([claim(1, TWO), claim(1, THREE, OTHER)]), MOMENT)).toBeNull();
    expect(own.unremembered).toBe(0);
  });

  test('are forged where nobody made them here, even as the first that the game tells', () => {
    expect(present().heard(talk([claim(1, TWO)]), MOMENT)).toBe('claim');
  });

  test('are changed where they were made otherwise, or of another round', () => {
    const own = present();
    own.said(1, TWO);
    expect(own.heard(talk([claim(1, MIXED)]), MOMENT)).toBe('claimChanged');
    expect(own.heard(talk([claim(1, MIXED), claim(2, TWO)]), MOMENT)).toBe('claim');
  });

  test('are changed where they are told one way and then another', () => {
    const own = present();
    own.said(1, TWO);
    expect(own.heard(talk([claim(1, TWO)]), MOMENT)).toBeNull();
    expect(own.heard(talk([claim(1, MIXED)]), MOMENT)).toBe('claimChanged');
  });

  test('name whom the seat has investigated, and nobody else', () => {
    const moment = { ...MOMENT, investigated: () => OTHER };
    const told = (target: Claim['target']): unknown => {
      const own = present();
      own.said(3, FASCIST);
      return own.heard(talk([claim(3, FASCIST, OWN, target)]), moment);
    };
    expect(told(OTHER)).toBeNull();
    expect(told(seatId(4))).toBe('claimChanged');
    expect(told(null)).toBe('claimChanged');
  });

  test('are dropped where one was told and is told no more', () => {
    const own = present();
    own.said(1, TWO);
    own.said(2, TWO);
    own.heard(talk([claim(1, TWO), claim(2, TWO)]), MOMENT);
    expect(own.heard(talk([claim(2, TWO)]), MOMENT)).toBe('claimDropped');
  });

  test('of a table that shows the last one alone give way to a later one, and not to nothing', () => {
    const own = present();
    own.said(1, TWO);
    own.said(2, TWO);
    expect(own.heard(talk([claim(1, TWO)]), LAST_ALONE)).toBeNull();
    expect(own.heard(talk([claim(2, TWO)]), LAST_ALONE)).toBeNull();
    expect(own.heard(talk([]), LAST_ALONE)).toBe('claimDropped');
  });

  test('are of one game: the next one knows nothing of them', () => {
    const own = present();
    own.said(1, TWO);
    own.heard(talk([claim(1, TWO)]), MOMENT);
    own.begin(true);
    expect(own.heard(talk([]), MOMENT)).toBeNull();
    expect(own.heard(talk([claim(1, TWO)]), MOMENT)).toBe('claim');
  });
});

describe('a device that has just come to its seat', () => {
  test('takes the first talk as it is, and counts what it does not remember', () => {
    const own = newcomer(talk([claim(1, TWO), claim(2, TWO)]));
    expect(own.unremembered).toBe(2);
    expect(own.heard(talk([claim(1, TWO), claim(2, TWO)]), MOMENT)).toBeNull();
  });

  test('remembers over a lost link what it said', () => {
    const own = present();
    own.said(1, TWO);
    own.opened();
    expect(own.heard(talk([claim(1, TWO)]), MOMENT)).toBeNull();
    expect(own.unremembered).toBe(0);
    own.opened();
    expect(own.heard(talk([]), MOMENT)).toBeNull();
  });

  test('accuses nobody of a claim that could still be under way from the device before', () => {
    const own = newcomer(talk([], [open(3, 'received')]));
    expect(own.heard(talk([claim(3, TWO)]), MOMENT)).toBeNull();
    expect(own.unremembered).toBe(1);
  });

  test.each([
    [BEATS_UNDER_WAY - 1, null],
    [BEATS_UNDER_WAY, 'claim'],
  ])('waits for that no longer than some beats: after %i it finds %s', (beats, found) => {
    const own = newcomer(talk([], [open(3, 'received')]));
    for (let beat = 0; beat < beats; beat += 1) own.beat();
    expect(own.heard(talk([claim(3, TWO)]), MOMENT)).toBe(found);
  });

  test('accuses the host of a claim about what came to be claimed later', () => {
    const own = newcomer(talk([], [open(3, 'received')]));
    expect(own.heard(talk([], [open(3, 'received'), open(3, 'drew')]), MOMENT)).toBeNull();
    expect(own.heard(talk([claim(3, THREE)], [open(3, 'received')]), MOMENT)).toBe('claim');
  });

  test('knows that the end brings back older claims where the last one alone is shown', () => {
    const own = newcomer(talk([claim(2, TWO)]), LAST_ALONE);
    expect(own.heard(talk([claim(1, TWO), claim(2, TWO)]), LAST_ALONE)).toBeNull();
    expect(own.unremembered).toBe(2);
    expect(own.heard(talk([claim(1, TWO), claim(2, TWO), claim(4, TWO)]), LAST_ALONE)).toBe('claim');
  });

  test('takes no later claim of the round for such an older one', () => {
    const own = newcomer(talk([]), LAST_ALONE);
    own.heard(talk([], [open(3, 'drew')]), LAST_ALONE);
    expect(own.heard(talk([claim(3, THREE)]), LAST_ALONE)).toBe('claim');
  });

  test('does not excuse an older claim where all are kept in sight', () => {
    const own = newcomer(talk([claim(2, TWO)]));
    expect(own.heard(talk([claim(1, TWO), claim(2, TWO)]), MOMENT)).toBe('claim');
  });
});
