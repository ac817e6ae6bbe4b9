import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Sounds from '../../../src-renderer/screens/Sounds.svelte';
import { Session } from '../../../src-renderer/session.svelte.ts';
import { Player } from '../../../src-renderer/sound/player.ts';
import type { TimedCue } from '../../../src-renderer/tableModel/cues.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/settings.ts';
import { seatId, type SecretRole } from '../../../src-shared/rules/terms.ts';
import type { Happening, PrivateView } from '../../../src-shared/view/seatView.ts';
import { FakeBridge, HOSTING, SEATED } from '../fakeBridge.ts';
import { privateView, publicView, seats, tableView } from '../literals.ts';
import { teachMedia } from '../media.ts';

/** A player that writes down what it was asked to play. */
class Listener extends Player {
  readonly heard: TimedCue[][] = [];
  readonly volumes: number[] = [];

  override play(cues: readonly TimedCue[], volume: number): void {
    if (cues.length === 0) return;
    this.heard.push([...cues]);
    this.volumes.push(volume);
  }
  override wake(): Promise<void> {
    return Promise.resolve();
  }
}

const DRAWN: Happening = { type: 'tilesDrawn', president: seatId(0) };

function listen(sound: boolean | null, role: SecretRole = 'liberal') {
  const bridge = new FakeBridge();
  const session = new Session(bridge, ['en']);
  const player = new Listener();
  bridge.say(
    { event: 'shell', kind: 'browser', version: '1.2.3', settings: { ...DEFAULT_SETTINGS, sound } },
    SEATED,
    {
      event: 'table',
      table: tableView(5),
      mine: { seat: seatId(0), name: 'Aino', invitation: null, askedFor: null, botDeeds: [] },
    },
  );
  const tell = (
    question: number,
    happenings: readonly Happening[],
    mine: Partial<PrivateView> = {},
  ): void => {
    bridge.say({
      event: 'update',
      update: {
        revision: question,
        question,
        public: publicView(5),
        happenings,
        mine: privateView(5, { role, ...mine }),
      },
    });
    flushSync();
  };
  tell(1, []);
  render(Sounds, { session, player });
  flushSync();
  return { bridge, session, player, tell };
}

function cues({ heard }: Listener): readonly string[] {
  return heard.flat().map(({ cue }) => cue);
}

beforeEach(teachMedia);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the sound of a window', () => {
  test('A guest is silent until it is switched on (decision 33).', () => {
    const { player, tell } = listen(null);
    tell(2, [DRAWN]);
    expect(player.heard).toEqual([]);
  });

  test('The host sounds of itself (decision 33).', () => {
    const { bridge, player, tell } = listen(null);
    bridge.say({ event: 'hosting', hosting: HOSTING });
    tell(2, [DRAWN]);
    expect(cues(player)).toEqual(['silence']);
  });

  test('A wall that the host marked sounds of itself (decision 33).', () => {
    const { bridge, player, tell } = listen(null);
    const invitation = {
      address: '192.0.2.20:41932',
      addressCode: 'KB7M4T',
      tableCode: 'H3Q9XW',
      seal: 'K4T9M2X7PQ',
      link: 'http://192.0.2.20:41932/#1.x.y',
    };
    bridge.say({
      event: 'table',
      table: tableView(5),
      mine: { seat: null, name: '', invitation, askedFor: null, botDeeds: [] },
    });
    tell(2, [DRAWN], { seat: null });
    expect(cues(player)).toEqual(['silence']);
  });

  test('The M key switches it, says so, and is kept in the settings.', async () => {
    vi.useFakeTimers();
    const { bridge, player, tell } = listen(null);
    await fireEvent.keyDown(window, { code: 'KeyM' });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByTestId('sound').textContent).toBe('Sounds on');
    expect(bridge.calls).toContainEqual({
      verb: 'saveSettings',
      settings: { ...DEFAULT_SETTINGS, sound: true },
    });
    tell(2, [DRAWN]);
    expect(cues(player)).toEqual(['switchedOn', 'silence']);
    await fireEvent.keyDown(window, { code: 'KeyM' });
    expect(screen.getByTestId('sound').textContent).toBe('Sounds off');
    tell(3, [DRAWN]);
    expect(cues(player)).toEqual(['switchedOn', 'silence']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByTestId('sound').textContent).toBe('');
  });

  test('An M that is typed into a name switches nothing.', async () => {
    const { bridge } = listen(null);
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { code: 'KeyM' });
    field.remove();
    expect(bridge.calls).toEqual([]);
  });

  test('Your turn sounds once, when its question comes.', () => {
    const { player, tell } = listen(true);
    const asked: Partial<PrivateView> = { options: { kind: 'nominate', nominees: seats(1, 2) } };
    tell(2, [], asked);
    tell(2, [], asked);
    expect(cues(player)).toEqual(['yourTurn']);
  });

  test('Every role hears the same at the same time (X-14).', () => {
    const heard = (['liberal', 'fascist', 'hitler'] as const).map((role) => {
      const { player, tell } = listen(true, role);
      tell(2, [DRAWN], { options: { kind: 'discard' }, hand: ['liberal', 'liberal', 'fascist'] });
      cleanup();
      return player.heard;
    });
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[2]).toEqual(heard[0]);
  });

  test('Each number of a count-in ticks, and the end of a clock is heard.', async () => {
    const { session, player } = listen(true);
    cleanup();
    const { rerender } = render(Sounds, { session, player, countIn: 3 });
    await rerender({ countIn: 2 });
    await rerender({ countIn: null });
    await rerender({ clockEnded: true });
    expect(cues(player)).toEqual(['tick', 'tick', 'clockEnded']);
  });
});
