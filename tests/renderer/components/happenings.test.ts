import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Chronicle from '../../../src-renderer/components/Chronicle.svelte';
import CoursePicture from '../../../src-renderer/components/CoursePicture.svelte';
import MotionLayer from '../../../src-renderer/components/MotionLayer.svelte';
import TogetherPicture from '../../../src-renderer/components/TogetherPicture.svelte';
import Movement from '../../../src-renderer/screens/Movement.svelte';
import Verdict from '../../../src-renderer/screens/Verdict.svelte';
import { Session } from '../../../src-renderer/session.svelte.ts';
import { chronicleModel } from '../../../src-renderer/tableModel/chronicle.ts';
import { courseModel } from '../../../src-renderer/tableModel/course.ts';
import { STILL, motionOf } from '../../../src-renderer/tableModel/motion.ts';
import { togetherModel } from '../../../src-renderer/tableModel/together.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import type { Happening, PublicView } from '../../../src-shared/view/seatView.ts';
import { FakeBridge, SEATED, SHELL } from '../fakeBridge.ts';
import { plain, privateView, publicView, record, scene, tableView } from '../literals.ts';
import { teachDialogs } from '../dialog.ts';
import { teachMedia } from '../media.ts';

const GOVERNMENT = { president: seatId(0), chancellor: seatId(1) } as const;
const PASSED: Happening = { type: 'tilesPassed', ...GOVERNMENT };
const ROUND = record(1, 0, {
  nominee: seatId(1),
  ballots: ['ja', 'nein', 'ja', null, 'ja'],
  outcome: 'elected',
  enacted: { party: 'liberal', by: 'government' },
});
const CONCLUDED: Partial<PublicView> = {
  chronicle: [ROUND],
  stage: {
    name: 'concluded',
    verdict: { winner: 'fascist', reason: 'election' },
    roles: ['liberal', 'hitler', 'liberal', 'fascist', 'liberal'],
    secrets: [],
  },
};

beforeEach(teachMedia);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function at(happenings: readonly Happening[], view: Partial<PublicView> = {}) {
  const bridge = new FakeBridge();
  const session = new Session(bridge, ['en']);
  bridge.say(SHELL, SEATED, {
    event: 'table',
    table: tableView(5),
    mine: { seat: seatId(0), name: 'Aino', invitation: null, askedFor: null, botDeeds: [] },
  });
  const tell = (revision: number, told: readonly Happening[]): void => {
    const update = {
      revision,
      question: revision,
      public: publicView(5, { candidate: seatId(0), nominee: seatId(1), ...view }),
      happenings: told,
      mine: privateView(5),
    };
    bridge.say({ event: 'update', update });
    flushSync();
  };
  tell(1, happenings);
  return { bridge, session, tell };
}

describe('what moves on the screen', () => {
  test('Whatever travels is hidden from a screen reader and takes no touch.', () => {
    const motion = motionOf([PASSED], publicView(5), publicView(5));
    render(MotionLayer, { model: motion });
    const layer = screen.getByTestId('motion');
    expect(layer.getAttribute('aria-hidden')).toBe('true');
    expect(layer.querySelectorAll('.piece')).toHaveLength(3);
    expect(layer.querySelectorAll('button, a, input')).toHaveLength(0);
  });

  test('Where its places are not drawn a thing does not travel.', () => {
    render(MotionLayer, { model: motionOf([PASSED], publicView(5), publicView(5)) });
    const pieces = [...screen.getByTestId('motion').querySelectorAll<HTMLElement>('.piece')];
    expect(pieces.map((piece) => piece.style.display)).toEqual(['none', 'none', 'none']);
  });

  test('Once everything lies still the layer is empty.', () => {
    render(MotionLayer, { model: STILL });
    expect(screen.getByTestId('motion').children).toHaveLength(0);
  });

  test.each([
    ['a click', () => fireEvent.pointerDown(window)],
    ['any key', () => fireEvent.keyDown(window, { key: 'x' })],
  ])('It ends with %s.', async (_, touch) => {
    const { session, tell } = at([]);
    render(Movement, { session });
    tell(2, [PASSED]);
    expect(screen.getByTestId('motion').children).toHaveLength(3);
    await touch();
    expect(screen.getByTestId('motion').children).toHaveLength(0);
  });

  test('It ends when the page is hidden.', async () => {
    const { session, tell } = at([]);
    render(Movement, { session });
    tell(2, [PASSED]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByTestId('motion').children).toHaveLength(0);
    vi.restoreAllMocks();
  });
});

describe('the chronicle on the screen', () => {
  test('Every election’s ballots lie open, and are said by name.', () => {
    render(Chronicle, { model: chronicleModel(scene(5, { chronicle: [ROUND] })) });
    const strip = screen.getByTestId('ballot-strip');
    expect(strip.closest('details')).toBeNull();
    expect([...strip.children].map((card) => card.className.match(/ja|nein|dead/)?.[0])).toEqual([
      'ja',
      'nein',
      'ja',
      'dead',
      'ja',
    ]);
    expect(plain(document.body.textContent)).toContain('Ballots: Ja: Aino, Yuki, and Priya. Nein: Mateo.');
  });
});

describe('the verdict on the screen', () => {
  const over: readonly Happening[] = [
    { type: 'executed', president: seatId(0), target: seatId(1) },
    { type: 'concluded', verdict: { winner: 'liberal', reason: 'execution' } },
  ];

  test('The lights are out first, the verdict is said at once, and any touch turns them on.', async () => {
    const { session } = at(over, CONCLUDED);
    render(Verdict, { session });
    expect(screen.getByTestId('finale').textContent).toContain('executed');
    expect(screen.getByTestId('winner').textContent).toBe('Fascists win');
    await fireEvent.pointerDown(window);
    expect(screen.queryByTestId('finale')).toBeNull();
  });

  test('Who comes later finds the lights on.', () => {
    const { session } = at([], CONCLUDED);
    render(Verdict, { session });
    expect(screen.queryByTestId('finale')).toBeNull();
  });

  test('Everybody may react now, nobody claims any more, and what is said stands there in words (decision 31).', async () => {
    teachDialogs();
    const { session, bridge } = at([], CONCLUDED);
    render(Verdict, { session });
    await fireEvent.click(screen.getByTestId('say-open'));
    const sheet = screen.getByTestId('say-sheet');
    expect(sheet.querySelectorAll('[data-testid^="emote-"]')).toHaveLength(8);
    expect(sheet.querySelectorAll('section')).toHaveLength(1);
    await fireEvent.click(screen.getByTestId('emote-applause'));
    expect(bridge.calls).toContainEqual({ verb: 'emote', emote: 'applause' });
    bridge.say({ event: 'emote', seat: seatId(0), emote: 'applause' });
    flushSync();
    expect(plain(screen.getByTestId('reaction-line').textContent)).toContain('Aino: ');
  });

  test('The pictures have their words beside them.', () => {
    const shown = scene(5, CONCLUDED);
    const together = togetherModel(shown);
    if (together === null) throw new Error('no picture');
    render(TogetherPicture, { model: together });
    render(CoursePicture, { model: courseModel(shown) });
    for (const picture of ['together', 'course'])
      expect(screen.getByTestId(picture).getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('table', { name: 'Who voted with whom' }).textContent).toContain('1/1');
    expect(document.body.textContent).toContain('Round 1: Liberal 1, Fascist 0, election tracker 0.');
  });
});
