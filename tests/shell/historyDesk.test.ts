import { describe, expect, test } from 'vitest';
import { HistoryDesk } from '../../src-main/shell/historyDesk.ts';
import type { BridgeEvent, Trust } from '../../src-shared/bridge.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';
import { piecesOf } from '../../src-renderer/files.ts';
import { NO_TALK } from '../../src-shared/talk/talkView.ts';
import type { HistoryTold } from '../../src-shared/pastGames.ts';
import { fakeFolder, historyOver, type FakeFolder } from '../kit/pastGames.ts';
import { pastGameText } from '../kit/pastGameText.ts';

const TEXT = pastGameText(5, 1);

function trust(finding: Trust['finding']): WindowEvent {
  return {
    event: 'trust',
    trust: {
      game: 1,
      revealed: [1],
      broken: 0,
      hasNoShare: false,
      making: null,
      forged: null,
      unremembered: 0,
      finding,
    },
  };
}

interface Desk {
  readonly desk: HistoryDesk;
  readonly folder: FakeFolder;
  /** What all windows were told. */
  readonly all: HistoryTold[];
  /** What the window that asked was told alone. */
  readonly own: HistoryTold[];
  readonly tell: (event: BridgeEvent) => void;
  /** Lets the history do all that it was asked. */
  readonly settled: () => Promise<void>;
}

function deskOver(folder = fakeFolder()): Desk {
  const all: HistoryTold[] = [];
  const own: HistoryTold[] = [];
  const history = historyOver(folder);
  const into = (heard: HistoryTold[]) => (event: BridgeEvent) => {
    if (event.event === 'history') heard.push(event.told);
  };
  const tell = into(own);
  return {
    desk: new HistoryDesk(history, into(all)),
    folder,
    all,
    own,
    tell,
    settled: async () => {
      for (let turn = 0; turn < 20; turn += 1) await history.list();
    },
  };
}

describe('the history of a shell', () => {
  test('keeps a game when it was opened and checked, and tells every window', async () => {
    const { desk, all, settled } = deskOver();
    desk.hear(trust('checking'), { gameFile: TEXT });
    await settled();
    expect(all).toEqual([]);
    desk.hear(trust('unchecked'), { gameFile: TEXT });
    await settled();
    expect(all).toMatchObject([
      { type: 'kept', fault: null },
      { type: 'list', list: { games: [{ seat: 0 }] } },
    ]);
  });

  test('keeps what is still said after the end, and nothing of the talk before it', async () => {
    const { desk, folder, settled } = deskOver();
    desk.hear({ event: 'talk', talk: NO_TALK }, { gameFile: TEXT });
    await settled();
    expect(folder.files.size).toBe(0);
    desk.hear(trust('unchecked'), { gameFile: TEXT });
    desk.hear({ event: 'talk', talk: NO_TALK }, { gameFile: TEXT.replace('Friday', 'Sunday') });
    await settled();
    const { games } = await historyOver(folder).list();
    expect(games.map(({ tableName }) => tableName)).toEqual(['Sunday']);
  });

  test('says why a game is not kept, and goes on', async () => {
    const folder = fakeFolder();
    folder.fault = 'diskFull';
    const { desk, all, settled } = deskOver(folder);
    desk.hear(trust('unchecked'), { gameFile: TEXT });
    await settled();
    expect(all[0]).toEqual({ type: 'kept', fault: 'diskFull' });
  });

  test('has nothing to keep where the host opened nothing', async () => {
    const { desk, all, settled } = deskOver();
    desk.hear(trust(null), { gameFile: null });
    desk.hear(trust('unchecked'), { gameFile: null });
    await settled();
    expect(all).toEqual([]);
  });

  test('X-14: has no game file of a game that goes on, whatever its guest could give', async () => {
    const { desk, folder, all, settled } = deskOver();
    desk.hear(trust(null), { gameFile: TEXT });
    desk.hear({ event: 'talk', talk: NO_TALK }, { gameFile: TEXT });
    await settled();
    expect([folder.files.size, all]).toEqual([0, []]);
  });

  test('answers the window that asked for a game, a file or a list, and no other', async () => {
    const { desk, all, own, tell, settled } = deskOver();
    desk.hear(trust('unchecked'), { gameFile: TEXT });
    await settled();
    const kept = all[1];
    const id = kept?.type === 'list' ? (kept.list.games[0]?.id ?? '') : '';
    all.length = 0;
    for (const type of ['open', 'export'] as const) desk.obey({ type, id }, tell);
    desk.obey({ type: 'open', id: 'gone' }, tell);
    desk.obey({ type: 'list' }, tell);
    await settled();
    expect(all).toEqual([]);
    expect(own.map(({ type }) => type).sort()).toEqual(['exported', 'list', 'opened', 'opened']);
    expect(own).toContainEqual({ type: 'opened', id: 'gone', text: null });
  });

  test('tells all windows what is left after one of them deleted', async () => {
    const { desk, all, tell, settled } = deskOver();
    desk.hear(trust('unchecked'), { gameFile: TEXT });
    await settled();
    desk.obey({ type: 'deleteAll' }, tell);
    await settled();
    expect(all.at(-1)).toMatchObject({ type: 'list', list: { games: [] } });
  });

  test('takes a file in from one window’s pieces while another gives one too', async () => {
    const { desk, own, all, tell, settled } = deskOver();
    const other: HistoryTold[] = [];
    const tellOther = (event: BridgeEvent): void => {
      if (event.event === 'history') other.push(event.told);
    };
    const [one, two] = [piecesOf(Buffer.from(TEXT)), piecesOf(Buffer.from('no game'))];
    desk.obey(one[0] ?? { type: 'list' }, tell);
    for (const piece of two) desk.obey(piece, tellOther);
    for (const piece of one.slice(1)) desk.obey(piece, tell);
    await settled();
    expect(own).toEqual([{ type: 'imported', imported: { taken: 1, known: 0, refused: [] } }]);
    expect(other).toEqual([{ type: 'imported', imported: { taken: 0, known: 0, refused: ['notJson'] } }]);
    expect(all.at(-1)).toMatchObject({ type: 'list', list: { games: [{}] } });
  });
});
