import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../english.ts';
import { barModel, stepAfter } from '../../../src-renderer/pastModel/bar.ts';
import {
  replayStep,
  roundStarts,
  sceneAt,
  sightModel,
  talkAt,
  type PastTold,
} from '../../../src-renderer/pastModel/replay.ts';
import type { Sight } from '../../../src-renderer/pastModel/openSeats.ts';
import { claimsBeside } from '../../../src-renderer/tableModel/claimsBeside.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../../src-shared/view/seatView.ts';
import type { Claim } from '../../../src-shared/talk/talkView.ts';
import { plain } from '../literals.ts';
import { ACCOUNT, pastGameText, retellHere } from '../../kit/pastGameText.ts';

async function toldOf(text: string): Promise<PastTold> {
  const retold = await retellHere(text);
  if (retold.fault !== null) throw new Error(retold.fault);
  return retold;
}

const CLAIMS: readonly Claim[] = [1, 2, 3].map((round) => ({
  seat: seatId(0),
  round,
  target: null,
  says: { kind: 'received', tiles: ['fascist', 'fascist'] },
}));

const TOLD = await toldOf(pastGameText(7, 6, { ...ACCOUNT, claims: CLAIMS }, 3));
const { steps } = TOLD.retelling;

function stepAt(at: number, sight: Sight): NonNullable<ReturnType<typeof replayStep>> {
  const step = replayStep(TOLD, at, sight, ENGLISH);
  if (step === null) throw new Error(`no step ${at}`);
  return step;
}

describe('a replay', () => {
  test('tells every step in words', () => {
    for (const at of steps.keys()) {
      const { sentence, spoken, where } = stepAt(at, 'own');
      expect(sentence).not.toBe('');
      expect(spoken).toContain(sentence);
      expect(where).toBe(`Step ${at + 1} of ${steps.length}`);
    }
  });

  test('says in its last step who has won, why, and that everything is open', () => {
    const last = steps.at(-1);
    const stage = last?.view.stage;
    if (stage?.name !== 'concluded' || stage.verdict === null) throw new Error('a game without an end');
    const sentence = plain(stepAt(steps.length - 1, 'own').sentence);
    expect(sentence).toContain(ENGLISH.words.game.verdict.wins[stage.verdict.winner]);
    expect(sentence).toMatch(/(enacted|executed|elected Chancellor).* wins?\. The game is over/);
  });

  test('says of a ballot that was changed what the table saw of it: nothing', () => {
    const silent = [...steps.entries()].filter(([at, { happenings }]) => at > 0 && happenings.length === 0);
    expect(silent.length).toBeGreaterThan(0);
    for (const [at] of silent) expect(stepAt(at, 'open').sentence).toMatch(/a ballot was changed/);
    expect(stepAt(0, 'own').sentence).toMatch(/^Round 1\. Presidential candidate: /);
  });

  test('shows the seat that played the roles that it knew, and no other', () => {
    for (const [at, { mine }] of steps.entries()) {
      const { seats } = stepAt(at, 'own');
      for (const { seat, tag, badges } of seats) {
        const line = mine.dossier[seat];
        const role = [tag, ...badges].find(
          (each) => each !== null && /^(Liberal|Fascist|Hitler)$/.test(each.text),
        );
        expect(role === undefined).toBe(line?.role === 'unknown');
      }
    }
  });

  test('shows every role with everything open, and the same seat before the eyes', () => {
    const roles = steps[0]?.open.roles ?? [];
    const words = { liberal: 'Liberal', fascist: 'Fascist', hitler: 'Hitler' } as const;
    for (const { seat, tag } of stepAt(0, 'open').seats)
      expect(tag?.text).toBe(words[roles[seat] ?? 'liberal']);
    expect(stepAt(0, 'open').seats[0]?.seat).toBe(3);
  });

  test('shows the own ballot alone while a vote goes on, and all of them with everything open', () => {
    const at = steps.findIndex(({ open }) => open.ballots.filter((ballot) => ballot !== null).length > 4);
    const known = (sight: Sight): readonly number[] =>
      stepAt(at, sight)
        .seats.filter(({ ballot }) => ballot === 'ja' || ballot === 'nein')
        .map(({ seat }) => seat);
    expect(known('own')).toEqual(steps[at]?.mine.ballot === null ? [] : [3]);
    expect(known('open').length).toBeGreaterThan(4);
  });

  test('shows tiles to whoever held them, and whose they are with everything open', () => {
    const other = steps.findIndex(({ open }) => open.hand !== null && open.hand.seat !== 3);
    expect(stepAt(other, 'own').hand).toBeNull();
    expect(stepAt(other, 'open').hand?.label).toContain(`P${steps[other]?.open.hand?.seat ?? ''}`);
    const own = steps.findIndex(({ mine }) => mine.hand.length > 0);
    expect(stepAt(own, 'own').hand?.tiles).toHaveLength(steps[own]?.mine.hand.length ?? 0);
  });

  test('asks nobody anything: no seat can be chosen', () => {
    for (const at of steps.keys())
      for (const sight of ['own', 'open'] as const)
        expect(stepAt(at, sight).seats.every(({ choice }) => choice === 'none')).toBe(true);
  });

  test('tells what was claimed of the rounds before, and of all when the game is over', () => {
    const rounds = (at: number): readonly number[] => {
      const step = steps[at];
      if (step === undefined) throw new Error('no step');
      return talkAt(TOLD, sceneAt(TOLD, step, 'own', ENGLISH)).claims.map(({ round }) => round);
    };
    const [, , third = 0] = roundStarts(TOLD.retelling);
    expect(rounds(0)).toEqual([]);
    expect(rounds(third)).toEqual([1, 2]);
    expect(rounds(steps.length - 1)).toEqual([1, 2, 3]);
  });

  test('holds each claim against the truth at the end', () => {
    const last = steps.at(-1);
    if (last === undefined) throw new Error('no step');
    const scene = sceneAt(TOLD, last, 'own', ENGLISH);
    const [claim] = claimsBeside(scene, talkAt(TOLD, scene), 2);
    expect(claim?.words).toMatch(/./);
  });

  test('says where discards stay closed that not everything is open (decision 28)', async () => {
    const closed = await toldOf(
      pastGameText(7, 2, ACCOUNT, 1, { ...DEFAULT_VIEW_OPTIONS, discardsClosed: true }),
    );
    expect(sightModel(closed, ENGLISH).note).toMatch(/closed/);
    expect(sightModel(TOLD, ENGLISH).note).toBeNull();
    for (const at of closed.retelling.steps.keys())
      expect(replayStep(closed, at, 'open', ENGLISH)?.hand).toBeNull();
  });
});

describe('the ways through a replay', () => {
  const last = steps.length - 1;
  const starts = roundStarts(TOLD.retelling);

  test('lead one step, one round, or to an end, and never off the game', () => {
    const [first = 0, second = 0, third = 0] = starts;
    const to = (at: number, leap: Parameters<typeof stepAfter>[2]): number =>
      stepAfter(TOLD.retelling, at, leap);
    expect([to(0, 'stepBack'), to(0, 'first'), to(0, 'roundBack')]).toEqual([0, 0, 0]);
    expect([to(last, 'step'), to(last, 'last'), to(last, 'roundOn')]).toEqual([last, last, last]);
    expect([to(5, 'stepBack'), to(5, 'step')]).toEqual([4, 6]);
    expect([to(first, 'roundOn'), to(second, 'roundOn'), to(third, 'roundBack')]).toEqual([
      second,
      third,
      second,
    ]);
    expect(to(third - 1, 'roundBack')).toBe(second);
    expect([to(9, 'first'), to(9, 'last')]).toEqual([0, last]);
  });

  test('are closed at the ends', () => {
    const open = (at: number): readonly string[] =>
      barModel(TOLD, at, stepAt(at, 'own'), ENGLISH)
        .leaps.filter(({ isOpen }) => isOpen)
        .map(({ leap }) => leap);
    expect(open(0)).toEqual(['step', 'roundOn', 'last']);
    expect(open(last)).toEqual(['first', 'roundBack', 'stepBack']);
    expect(open(3)).toHaveLength(6);
  });
});
