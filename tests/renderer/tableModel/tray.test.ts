import { describe, expect, test } from 'vitest';
import { NO_CHOICE, type Choice, type Scene } from '../../../src-renderer/tableModel/scene.ts';
import { newsModel } from '../../../src-renderer/tableModel/news.ts';
import { trayModel } from '../../../src-renderer/tableModel/tray.ts';
import { workModel } from '../../../src-renderer/tableModel/work.ts';
import { seatId, type PresidentialPower } from '../../../src-shared/rules/terms.ts';
import type { PublicView } from '../../../src-shared/view/seatView.ts';
import { plain, publicSeats, scene, seated, seats, tableView } from '../literals.ts';

const PAIR = { candidate: seatId(0), nominee: seatId(1) } as const;
const GOVERNMENT = { president: seatId(0), chancellor: seatId(1) } as const;

function tray(of: Scene, choice: Choice = NO_CHOICE) {
  const model = trayModel(of, choice, null);
  return {
    ...model,
    sentence: plain(model.sentence),
    who: plain(model.who),
    coach: plain(model.coach.join(' ')),
  };
}

function labels(of: Scene, choice: Choice = NO_CHOICE): readonly string[] {
  return trayModel(of, choice, null).acts.map((act) => plain(act.label));
}

function deeds(of: Scene, choice: Choice = NO_CHOICE) {
  return trayModel(of, choice, null).acts.map((act) => act.deed);
}

const seat = (index: number): Choice => ({ kind: 'seat', seat: seatId(index) });
const tile = (position: number): Choice => ({ kind: 'tile', position });

describe('the tray of somebody who must act', () => {
  const nominating = scene(5, {}, { options: { kind: 'nominate', nominees: seats(1, 2) } });

  test('The candidate is asked with a verb, and nothing can be sent before a seat is picked (B-65).', () => {
    expect(tray(nominating)).toMatchObject({
      lit: true,
      tab: 'Your turn',
      sentence: 'Choose your Chancellor nominee',
    });
    expect(deeds(nominating)).toEqual([null]);
  });

  test('A picked seat is named by the button that nominates it.', () => {
    expect(labels(nominating, seat(2))).toEqual(['Nominate Yuki']);
    expect(deeds(nominating, seat(2))).toEqual([{ kind: 'send', intent: { type: 'nominate', nominee: 2 } }]);
  });

  test('A pick that the rules no longer offer is no pick.', () => {
    expect(deeds(nominating, seat(4))).toEqual([null]);
  });

  test('Both offices tap a tile and then press one button that names what happens to it (decision 30).', () => {
    const president = scene(
      5,
      { ...PAIR, stage: { name: 'presidentDiscard', ...GOVERNMENT } },
      { options: { kind: 'discard' }, hand: ['fascist', 'liberal', 'fascist'] },
    );
    const chancellor = scene(
      5,
      { ...PAIR, stage: { name: 'chancellorEnactment', ...GOVERNMENT, veto: 'unavailable' } },
      { seat: seatId(1), options: { kind: 'enact', mayVeto: false }, hand: ['fascist', 'liberal'] },
    );
    expect(labels(president, tile(1))).toEqual(['Discard the Liberal tile']);
    expect(deeds(president, tile(1))).toEqual([{ kind: 'send', intent: { type: 'discard', position: 1 } }]);
    expect(labels(chancellor, tile(0))).toEqual(['Enact the Fascist tile']);
    expect(deeds(chancellor, tile(0))).toEqual([{ kind: 'send', intent: { type: 'enact', position: 0 } }]);
    expect(deeds(president)).toEqual([null]);
    expect(deeds(chancellor)).toEqual([null]);
  });

  test('A veto may be proposed without picking a tile first (R-VETO-02).', () => {
    const chancellor = scene(
      5,
      { ...PAIR, fascist: 5, stage: { name: 'chancellorEnactment', ...GOVERNMENT, veto: 'available' } },
      { seat: seatId(1), options: { kind: 'enact', mayVeto: true }, hand: ['fascist', 'fascist'] },
    );
    expect(deeds(chancellor)).toEqual([null, { kind: 'chooseVeto', step: 'propose' }]);
  });

  test('A picked proposal is confirmed on another button, beside a way back, and only while it may be made.', () => {
    const picked = { kind: 'veto', step: 'propose' } as const;
    const enacting = (mayVeto: boolean): Scene =>
      scene(
        5,
        { ...PAIR, fascist: 5, stage: { name: 'chancellorEnactment', ...GOVERNMENT, veto: 'available' } },
        { seat: seatId(1), options: { kind: 'enact', mayVeto }, hand: ['fascist', 'fascist'] },
      );
    expect(labels(enacting(true), picked)).toEqual(['Propose a veto', 'Choose again']);
    expect(deeds(enacting(true), picked)).toEqual([
      { kind: 'send', intent: { type: 'proposeVeto' } },
      { kind: 'chooseAgain' },
    ]);
    expect(deeds(enacting(false), picked)).toEqual([null]);
  });

  test('After a refused veto the Chancellor is told so and cannot propose again (R-VETO-04).', () => {
    const chancellor = scene(
      5,
      { ...PAIR, fascist: 5, stage: { name: 'chancellorEnactment', ...GOVERNMENT, veto: 'refused' } },
      { seat: seatId(1), options: { kind: 'enact', mayVeto: false }, hand: ['fascist', 'fascist'] },
    );
    expect(tray(chancellor).coach).toContain('President Aino refused the veto');
    expect(labels(chancellor)).toHaveLength(1);
  });

  const answering = (tracker: number): Scene =>
    scene(
      5,
      { ...PAIR, fascist: 5, tracker, stage: { name: 'vetoAnswer', ...GOVERNMENT } },
      { options: { kind: 'answerVeto' } },
    );

  test('The answer to a veto is two buttons of equal weight.', () => {
    const { acts } = trayModel(answering(0), NO_CHOICE, null);
    expect(acts.map((act) => act.label)).toEqual(['Agree', 'Refuse']);
    expect(new Set(acts.map((act) => act.kind)).size).toBe(1);
  });

  test.each([
    ['agree', 'Agree', true, 1],
    ['refuse', 'Refuse', false, 0],
  ] as const)(
    'The picked answer %s is confirmed where the other answer lay, so that a double tap sends nothing.',
    (step, label, consent, place) => {
      const { acts } = trayModel(answering(0), { kind: 'veto', step }, null);
      expect(acts[place]?.label).toBe(label);
      expect(acts.map((act) => act.deed)[place]).toEqual({
        kind: 'send',
        intent: { type: 'answerVeto', consent },
      });
      expect(acts[1 - place]?.deed).toEqual({ kind: 'chooseAgain' });
      expect(trayModel(answering(0), NO_CHOICE, null).acts[1 - place]?.label).toBe(label);
    },
  );

  test('The coach says what an agreed veto leads to with this tracker (R-VETO-03).', () => {
    expect(tray(answering(0)).coach).toContain('moves to 1 of 3');
    expect(tray(answering(2)).coach).toContain('the top policy is enacted at once');
  });

  const choosing = (power: PresidentialPower): Scene =>
    scene(
      7,
      { ...PAIR, stage: { name: 'presidentialPower', president: seatId(0), power, targets: seats(1, 2) } },
      { options: { kind: 'choose', power, targets: power === 'policyPeek' ? [] : seats(1, 2) } },
    );

  test.each([
    ['investigateLoyalty', 'Investigate Mateo', { type: 'investigate', target: 1 }],
    ['specialElection', 'Choose Mateo', { type: 'callSpecialElection', target: 1 }],
    ['execution', 'Execute Mateo', { type: 'execute', target: 1 }],
  ] as const)('The power %s names its target on the button, beside a way back.', (power, label, intent) => {
    expect(labels(choosing(power), seat(1))).toEqual(['Choose again', label]);
    expect(deeds(choosing(power), seat(1))).toEqual([{ kind: 'chooseAgain' }, { kind: 'send', intent }]);
    expect(deeds(choosing(power))).toEqual([null]);
  });

  test('A Policy Peek needs no target: Look is the command (decision 29).', () => {
    expect(labels(choosing('policyPeek'))).toEqual(['Look']);
    expect(deeds(choosing('policyPeek'))).toEqual([{ kind: 'send', intent: { type: 'peek' } }]);
  });
});

describe('the tray in a vote', () => {
  const view: Partial<PublicView> = {
    ...PAIR,
    stage: { name: 'election', ...PAIR, ballotsIn: 3, voted: seats(0, 1, 2) },
    awaiting: seats(3, 4),
  };

  test('Before the own ballot it is lit and asks about the pair.', () => {
    const model = tray(scene(5, view, { options: { kind: 'vote' } }));
    expect(model).toMatchObject({
      lit: true,
      sentence: 'Aino + Mateo: Ja or Nein?',
      who: '3 of 5 ballots are in',
    });
  });

  test('After it the tray waits, names who is still to vote, and does not say how this person voted.', () => {
    const ja = tray(scene(5, view, { options: { kind: 'vote' }, ballot: 'ja' }));
    const nein = tray(scene(5, view, { options: { kind: 'vote' }, ballot: 'nein' }));
    expect(ja).toMatchObject({ lit: false, sentence: 'Waiting for 2 ballots' });
    expect(ja.coach).toContain('민준 and Priya');
    expect(ja).toEqual(nein);
  });

  test('The ballot can be changed while the vote is open, and the own choice is shown on it (R-VOTE-05).', () => {
    const work = workModel(scene(5, view, { options: { kind: 'vote' }, ballot: 'nein' }), NO_CHOICE);
    expect(work?.kind === 'ballot' && work.cards.map((card) => card.cast)).toEqual([false, true]);
  });

  test('From three Fascist policies on it warns of Hitler (R-ELE-01).', () => {
    const warned = tray(scene(5, { ...view, fascist: 3 }, { options: { kind: 'vote' } })).coach;
    const calm = tray(scene(5, { ...view, fascist: 2 }, { options: { kind: 'vote' } })).coach;
    expect(warned).toContain('if the Chancellor is Hitler');
    expect(calm).not.toContain('Hitler');
  });
});

describe('the tray of somebody who waits', () => {
  test('It names a person and a verb.', () => {
    expect(
      tray(
        scene(5, {
          candidate: seatId(2),
          stage: { name: 'nomination', candidate: seatId(2) },
          awaiting: seats(2),
        }),
      ),
    ).toMatchObject({
      lit: false,
      sentence: 'Yuki chooses a Chancellor nominee',
      who: 'Waiting for Yuki',
    });
  });

  test('An absent person whom the table needs is named (decision 25).', () => {
    const people = tableView(5).seats.map((one, index) =>
      index === 2 ? seated(one.name, { presence: 'away' }) : one,
    );
    const model = tray(
      scene(
        5,
        { candidate: seatId(2), stage: { name: 'nomination', candidate: seatId(2) }, awaiting: seats(2) },
        {},
        { seats: people },
      ),
    );
    expect(model.who).toBe('Yuki is away. The game waits.');
  });

  test('An absent person whom the table does not need stops nothing.', () => {
    const people = tableView(5).seats.map((one, index) =>
      index === 3 ? seated(one.name, { presence: 'away' }) : one,
    );
    const model = tray(scene(5, { awaiting: seats(2) }, {}, { seats: people }));
    expect(model.who).toBe('Waiting for Yuki');
  });

  test('The executed are told that they watch.', () => {
    expect(tray(scene(5, { seats: publicSeats(5, { 0: { living: false } }), awaiting: seats(1) })).tab).toBe(
      'Executed',
    );
  });

  test('The gallery is told that it watches.', () => {
    expect(tray(scene(5, {}, { seat: null, role: 'unknown' })).tab).toBe('Watching');
  });

  test('News stands in place of the wait and can be put away; above an act it leaves the act alone.', () => {
    const happenings = [
      { type: 'ballotsRevealed', ...PAIR, ballots: ['ja', 'ja', 'ja', 'nein', 'nein'], elected: true },
    ] as const;
    const view: Partial<PublicView> = {
      ...PAIR,
      stage: { name: 'presidentDiscard', ...GOVERNMENT },
      awaiting: seats(0),
    };
    const waits = scene(5, view, { seat: seatId(3) });
    const acts = scene(5, view, { options: { kind: 'discard' }, hand: ['liberal', 'liberal', 'liberal'] });
    const shown = trayModel(waits, NO_CHOICE, newsModel(waits, happenings));
    expect(shown).toMatchObject({ sentence: '3 Ja : 2 Nein', news: { stamp: 'Elected' } });
    expect(shown.acts.map((act) => act.deed)).toEqual([{ kind: 'goOn' }]);
    expect(trayModel(acts, NO_CHOICE, newsModel(acts, happenings)).sentence).toBe('Discard one tile');
  });
});
