import type { HostAsk } from '../../../src-shared/hosting.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { LONG_NAMES, publicSeats, seated, seats } from '../literals.ts';
import { SAID } from './said.ts';
import { show, type Showing } from './scenes.ts';

const LONG_TABLE = { hostName: LONG_NAMES[0], seats: LONG_NAMES.map((name) => seated(name)) };
const NOTICE = { number: 1, kind: 'botSatIn', seat: seatId(4) } as const;
const ASK: HostAsk = {
  kind: 'seat',
  ask: 1,
  name: 'Wwwwwwwwwwwwwwwwwwww',
  seat: seatId(6),
  holder: 'here',
  awaySince: null,
};
const PAIR = { candidate: seatId(0), nominee: seatId(2) } as const;
const EVERY_MARK = publicSeats(10, {
  1: { termLimit: 'lastPresident', investigated: true },
  4: { investigated: true },
  5: { living: false },
  7: { termLimit: 'lastChancellor', investigated: true, notHitler: true },
  8: { notHitler: true },
});
const REVEALED = {
  type: 'ballotsRevealed',
  ...PAIR,
  ballots: ['ja', 'nein', 'ja', 'ja', 'nein', null, 'ja', 'nein', 'ja', 'ja'],
  elected: true,
} as const;

/** Everything at once: what is asked, told, said, timed and watched, on one screen. */
export const CROWDED: Readonly<Record<string, Showing>> = {
  crowdedNomination: show({
    view: { seats: EVERY_MARK, awaiting: seats(0) },
    mine: { options: { kind: 'nominate', nominees: seats(1, 2, 3, 4, 6, 8, 9) } },
    table: { watching: 3, notice: NOTICE },
    rest: { hosts: true, asks: [ASK], said: SAID, press: ['seat-2'] },
  }),
  crowdedVote: show({
    view: {
      ...PAIR,
      stage: { name: 'election', ...PAIR, ballotsIn: 6, voted: seats(1, 2, 4, 7, 9) },
      awaiting: seats(0, 3, 6, 8),
      seats: EVERY_MARK,
    },
    mine: { options: { kind: 'vote' } },
    table: { watching: 3, notice: NOTICE },
    rest: { hosts: true, said: SAID },
  }),
  crowdedHand: show({
    view: {
      ...PAIR,
      stage: { name: 'presidentDiscard', president: seatId(0), chancellor: seatId(2) },
      awaiting: seats(0),
      drawPile: 9,
      seats: EVERY_MARK,
    },
    mine: { options: { kind: 'discard' }, hand: ['fascist', 'liberal', 'fascist'] },
    happenings: [REVEALED, { type: 'tilesDrawn', president: seatId(0) }],
    table: { watching: 1 },
    rest: { hosts: true, said: SAID, press: ['tile-1'] },
  }),
  crowdedNames: show({
    view: { seats: EVERY_MARK, awaiting: seats(0) },
    mine: { options: { kind: 'nominate', nominees: seats(1, 2, 3, 4, 6, 8, 9) } },
    table: { ...LONG_TABLE, watching: 2 },
    rest: { said: SAID, press: ['seat-3'] },
  }),
  wallCrowded: show({
    view: {
      ...PAIR,
      stage: { name: 'election', ...PAIR, ballotsIn: 6, voted: seats(1, 2, 4, 7, 9) },
      awaiting: seats(0, 3, 6, 8),
      seats: EVERY_MARK,
    },
    mine: { seat: null, role: 'unknown' },
    table: { ...LONG_TABLE, watching: 4, notice: NOTICE },
    rest: { screen: 'wall', hosts: true, said: SAID },
  }),
};
