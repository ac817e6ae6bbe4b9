import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Home from '../../../src-renderer/screens/Home.svelte';
import Keeping from '../../../src-renderer/screens/Keeping.svelte';
import { Session } from '../../../src-renderer/session.svelte.ts';
import type { BridgeEvent } from '../../../src-shared/bridge.ts';
import { en } from '../../../src-shared/locale/en.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src-shared/settings.ts';
import { FILE_PART_UNITS, TABLE_FILE_BYTES, type UnfinishedTable } from '../../../src-shared/unfinished.ts';
import { teachDialogs } from '../dialog.ts';
import { FETCHED } from '../fetched.ts';
import { FakeBridge, mineAt, SEATED, SHELL, tableOf } from '../fakeBridge.ts';
import { teachMedia } from '../media.ts';

const TABLE = '1'.repeat(32);
const ONE: UnfinishedTable = {
  table: TABLE,
  lastPlayed: 0,
  found: { state: 'whole', hostName: 'Ann', players: ['Ann', 'Ben'], round: 2 },
};
const LISTED: BridgeEvent = { event: 'unfinished', tables: [ONE] };

beforeEach(() => {
  teachDialogs();
  teachMedia();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function home(...events: readonly BridgeEvent[]): FakeBridge {
  const bridge = new FakeBridge();
  const session = new Session(bridge, ['en'], FETCHED);
  hear(bridge, SHELL, ...events);
  render(Home, { session });
  return bridge;
}

function hear(bridge: FakeBridge, ...events: readonly BridgeEvent[]): void {
  bridge.say(...events);
  flushSync();
}

async function press(testid: string): Promise<void> {
  await fireEvent.click(screen.getByTestId(testid));
}

async function write(text: string): Promise<void> {
  await fireEvent.input(screen.getByTestId('passphrase'), { target: { value: text } });
}

async function choose(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await fireEvent.change(screen.getByTestId('table-file'), {
    target: { files: [new File([bytes], 'evening.table')] },
  });
}

const refused = (fault: 'edited' | 'needsPassphrase' | 'wrongPassphrase'): BridgeEvent => ({
  event: 'tableAnswer',
  answer: { answer: 'refused', fault },
});

describe('the home screen with a table that stopped', () => {
  test('takes it up with the name that stands there', async () => {
    const { calls } = home(LISTED);
    await press('take-up');
    expect(calls).toEqual([{ verb: 'takeUp', table: TABLE, name: 'Ann' }]);
  });

  test('deletes it only after a second word', async () => {
    const { calls } = home(LISTED);
    await press('delete-table');
    expect(calls).toEqual([]);
    await press('ask-yes');
    expect(calls).toEqual([{ verb: 'deleteTable', table: TABLE }]);
  });

  test('offers nothing but deleting for one that cannot be taken up', () => {
    home({
      event: 'unfinished',
      tables: [{ table: TABLE, lastPlayed: 0, found: { state: 'unfit', fault: 'edited' } }],
    });
    expect(screen.queryByTestId('take-up')).toBeNull();
    expect(screen.queryByTestId('save-table')).toBeNull();
    expect(screen.getByTestId('unfinished').textContent).toContain(en.journal.faults.edited);
  });

  test('says why it was not taken up, until the next act on one', async () => {
    const bridge = home(LISTED);
    await press('take-up');
    hear(bridge, refused('edited'));
    expect(screen.getByTestId('table-fault').textContent).toBe(en.journal.faults.edited);
    await press('take-up');
    expect(screen.queryByTestId('table-fault')).toBeNull();
  });

  test('shows nothing of all that where none stopped', () => {
    home();
    expect(screen.queryByTestId('unfinished')).toBeNull();
  });
});

describe('saving a table as a file', () => {
  test('takes a passphrase of eight characters and no shorter one', async () => {
    const { calls } = home(LISTED);
    await press('save-table');
    await write('seven77');
    expect(screen.getByTestId<HTMLButtonElement>('save-with').disabled).toBe(true);
    await write('eight888');
    await press('save-with');
    expect(calls).toEqual([{ verb: 'saveTable', table: TABLE, passphrase: 'eight888' }]);
  });

  test('hides what is written as a passphrase until it is asked to show it', async () => {
    home(LISTED);
    await press('save-table');
    const field = screen.getByTestId<HTMLInputElement>('passphrase');
    await write('eight888');
    const hidden = field.type;
    await press('show-passphrase');
    const shown = field.type;
    await press('show-passphrase');
    expect([hidden, shown, field.type, field.value, field.autocomplete]).toEqual([
      'password',
      'text',
      'password',
      'eight888',
      'new-password',
    ]);
  });

  test('goes without a passphrase where the person wants none', async () => {
    const { calls } = home(LISTED);
    await press('save-table');
    await press('save-without');
    expect(calls).toEqual([{ verb: 'saveTable', table: TABLE, passphrase: null }]);
  });

  test('gives the file to the person once, byte for byte', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return 'blob:test';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const bridge = home(LISTED);
    await press('save-table');
    await press('save-without');
    hear(bridge, { event: 'tableAnswer', answer: { answer: 'saved', data: '-_8A' } });
    expect(blobs).toHaveLength(1);
    expect(new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(
      Uint8Array.of(251, 255, 0),
    );
    expect(screen.getByTestId('save-sheet').textContent).toContain(en.journal.save.done);
  });
});

describe('opening a saved table', () => {
  test('hands the file over in pieces and opens it', async () => {
    const { calls } = home();
    await press('open-table');
    await choose(new Uint8Array(6000).fill(255));
    await waitFor(() => expect(calls.at(-1)).toEqual({ verb: 'openTable', passphrase: null }));
    const parts = calls.flatMap((call) => (call.verb === 'tableFilePart' ? [call] : []));
    expect(parts.map(({ part, of, data }) => [part, of, data.length])).toEqual([
      [0, 2, FILE_PART_UNITS],
      [1, 2, 2000],
    ]);
    expect(parts.map(({ data }) => data).join('')).toBe('_'.repeat(8000));
  });

  test('asks for the passphrase where there is one, and again where it is wrong', async () => {
    const bridge = home();
    await press('open-table');
    await choose(new Uint8Array(3));
    await waitFor(() => expect(bridge.calls).toHaveLength(2));
    expect(screen.queryByTestId('passphrase')).toBeNull();
    hear(bridge, refused('needsPassphrase'));
    await write('wrong one');
    await press('open-with');
    hear(bridge, refused('wrongPassphrase'));
    expect(screen.getByTestId('table-fault').textContent).toBe(en.journal.faults.wrongPassphrase);
    await write('right one');
    await press('open-with');
    expect(bridge.calls.slice(2)).toEqual([
      { verb: 'openTable', passphrase: 'wrong one' },
      { verb: 'openTable', passphrase: 'right one' },
    ]);
  });

  test('does not hand over what is too large to be one', async () => {
    const { calls } = home();
    await press('open-table');
    await choose(new Uint8Array(TABLE_FILE_BYTES + 1));
    expect(screen.getByTestId('table-fault').textContent).toBe(en.journal.faults.tooLarge);
    expect(calls).toEqual([]);
  });

  test('says that the table stands on the first page', async () => {
    const bridge = home();
    await press('open-table');
    await choose(new Uint8Array(3));
    await waitFor(() => expect(bridge.calls).toHaveLength(2));
    hear(bridge, { event: 'tableAnswer', answer: { answer: 'opened', table: TABLE } });
    expect(screen.getByTestId('open-table-sheet').textContent).toContain(en.journal.open.done);
  });
});

describe('deleting everything of this person', () => {
  test('is done from the settings after a second word', async () => {
    const { calls } = home();
    await press('settings');
    await press('delete-mine');
    expect(calls).toEqual([]);
    await press('ask-yes');
    expect(calls).toEqual([{ verb: 'deleteMine' }]);
  });

  test('empties the field of the name, which no other change of the settings does', () => {
    const told = (settings: Settings): BridgeEvent => ({
      event: 'shell',
      kind: 'browser',
      version: '1.2.3',
      settings,
    });
    const bridge = home();
    const field = screen.getByTestId<HTMLInputElement>('name');
    expect(field.value).toBe('Ann');
    hear(bridge, told({ ...DEFAULT_SETTINGS, name: 'Ann', coach: false }));
    expect(field.value).toBe('Ann');
    hear(bridge, told(DEFAULT_SETTINGS));
    expect(field.value).toBe('');
  });
});

describe('the folder of this person’s files (decision 38)', () => {
  test('is shown from the settings, and its place is said where no window of the system comes', async () => {
    const bridge = home();
    await press('settings');
    await press('show-folder');
    expect(bridge.calls).toEqual([{ verb: 'showFolder' }]);
    hear(bridge, { event: 'folder', path: '/home/ann/kabinett' });
    expect(screen.getByTestId('settings-sheet').textContent).toContain('/home/ann/kabinett');
  });
});

describe('the strip of how the game is kept', () => {
  function strip(...events: readonly BridgeEvent[]): FakeBridge {
    const bridge = new FakeBridge();
    const session = new Session(bridge, ['en'], FETCHED);
    hear(bridge, SHELL, SEATED, ...events);
    render(Keeping, { session });
    return bridge;
  }
  const playing: BridgeEvent = {
    event: 'table',
    table: tableOf(['Ann'], { activity: 'playing' }),
    mine: mineAt(0),
  };

  test('names the risk at the host and tries again', async () => {
    const { calls } = strip(playing, { event: 'keeping', keeping: { lost: 'diskFull', glanceOnly: false } });
    expect(screen.getByTestId('keeping').textContent).toContain(en.journal.keeping.lost.diskFull);
    await press('keeping-act');
    expect(calls).toEqual([{ verb: 'keepAgain' }]);
  });

  test('says once that what is kept is closed to a glance only', async () => {
    const bridge = strip(playing, { event: 'keeping', keeping: { lost: null, glanceOnly: true } });
    await press('keeping-act');
    expect(bridge.calls).toEqual([
      { verb: 'saveSettings', settings: { ...DEFAULT_SETTINGS, name: 'Ann', keepingTold: true } },
    ]);
    expect(screen.queryByTestId('keeping')).toBeNull();
  });

  test('is not shown to a guest', () => {
    strip(playing);
    expect(screen.queryByTestId('keeping')).toBeNull();
  });
});
