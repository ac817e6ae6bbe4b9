import { NO_DEAL } from '../../../src-shared/protocol/deal.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { seated, tableView } from '../literals.ts';
import { SCENES, type Showing } from './scenes.ts';
import { DEALT, NO_SHARE, NOT_OPENED, SHARES_AWAITED } from './trusted.ts';

function app(of: string, rest: Partial<Showing>): Showing {
  const base = SCENES[of];
  if (base === undefined) throw new Error(`no scene ${of}`);
  return { ...base, press: [], screen: 'app', ...rest };
}

const FIRST = app('first', {}).mine;

const LOBBY = tableView(4, {
  activity: 'lobby',
  seats: [
    seated('Aino', { isHost: true, ready: true }),
    seated('Maximiliane-Sophie', { ready: true }),
    seated('晓雯'),
    seated('عبد الرحمن بن محمد ع', { presence: 'away' }),
  ],
});

/** One deal was void through the second seat, and another one is being made. */
const DEALING = {
  ...LOBBY,
  activity: 'dealing',
  game: 1,
  trust: { ...DEALT, contributors: null, reports: [] },
} as const;

/** The screens before, between and after games, as the whole window shows them. */
export const DOOR_SCENES: Readonly<Record<string, Showing>> = {
  join: app('first', { link: { state: 'home' } }),
  howTo: app('first', { link: { state: 'home' }, press: ['how-to-play'] }),
  joinRefused: app('first', { link: { state: 'turnedAway', reason: 'wrongCode' } }),
  turnedAway: app('first', { link: { state: 'turnedAway', reason: 'replaced' } }),
  lobby: app('first', { table: LOBBY, hosts: true }),
  lobbyGuest: app('first', { table: LOBBY }),
  settings: app('first', { table: LOBBY, press: ['settings'] }),
  options: app('first', { table: LOBBY, hosts: true, press: ['options'] }),
  menu: app('waiting', { press: ['menu'] }),
  leave: app('waiting', { press: ['menu', 'leave'] }),
  ended: app('first', { table: tableView(5, { activity: 'ended' }), hosts: true }),
  dealing: app('first', { table: DEALING }),
  dealingOwn: app('first', { table: DEALING, mine: { ...FIRST, seat: seatId(1) }, said: [NOT_OPENED] }),
  dealingNoShare: app('first', {
    table: { ...DEALING, trust: NO_DEAL },
    said: [NO_SHARE],
  }),
  dealingShares: app('first', { table: { ...DEALING, trust: NO_DEAL }, said: [SHARES_AWAITED] }),
  wallDealing: app('wallFirst', { table: DEALING }),
  wallLobby: app('wallFirst', { table: LOBBY }),
};
