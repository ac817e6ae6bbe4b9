import { describe, expect, test } from 'vitest';
import { chronicleModel } from '../../../src-renderer/tableModel/chronicle.ts';
import { dossierModel, folderModel, seenModel } from '../../../src-renderer/tableModel/dossier.ts';
import { verdictModel } from '../../../src-renderer/tableModel/verdict.ts';
import { seatId, type SecretRole } from '../../../src-shared/rules/terms.ts';
import type { PublicStage } from '../../../src-shared/view/seatView.ts';
import { plain, record, scene, tableView } from '../literals.ts';

describe('the dossier', () => {
  test('Covered, it shows the same to every role.', () => {
    const roles: readonly SecretRole[] = ['liberal', 'fascist', 'hitler'];
    const folders = roles.map((role) => folderModel(scene(7, {}, { role }), 'hold'));
    expect(folders[1]).toEqual(folders[0]);
    expect(folders[2]).toEqual(folders[0]);
  });

  test('Open, every role reads the same words on the same form.', () => {
    const form = (role: SecretRole) => {
      const model = dossierModel(scene(7, {}, { role }));
      const parties = model?.parties.map(({ roles, ...rest }) => [rest, roles.map((one) => one.role)]);
      const rows = model?.know.rows.map(({ name, marks }) => [name, marks.length]);
      return [model?.intro, model?.marked, parties, model?.know.title, rows, model?.size, model?.seen.title];
    };
    expect(form('fascist')).toEqual(form('liberal'));
    expect(form('hitler')).toEqual(form('liberal'));
  });

  test.each(['liberal', 'fascist', 'hitler'] as const)(
    'A %s finds the own role marked, and no other.',
    (own) => {
      const roles = dossierModel(scene(7, {}, { role: own }))?.parties.flatMap((block) => block.roles) ?? [];
      expect(roles.filter((one) => one.mine).map((one) => one.role.shape)).toEqual([own]);
      expect(roles).toHaveLength(3);
    },
  );

  test.each([
    [6, 'With 5 or 6 players', 'The Fascist and Hitler know each other.'],
    [7, 'With 7 to 10 players', 'Hitler knows nobody'],
  ] as const)(
    'At %i players it says who knows whom to every role (R-SET-07, R-SET-08).',
    (players, title, text) => {
      for (const role of ['liberal', 'fascist', 'hitler'] as const) {
        const size = dossierModel(scene(players, {}, { role }))?.size;
        expect(size?.title).toBe(title);
        expect(size?.text).toContain(text);
      }
    },
  );

  test('It lists the known people by role, without the own seat (V-02).', () => {
    const dossier = [
      { role: 'fascist', party: 'fascist' },
      { role: 'unknown', party: 'unknown' },
      { role: 'hitler', party: 'fascist' },
      { role: 'unknown', party: 'fascist' },
      { role: 'unknown', party: 'unknown' },
    ] as const;
    const know = dossierModel(scene(5, {}, { role: 'fascist', dossier }))?.know;
    expect(know?.people.map((one) => [one.name, one.role.word])).toEqual([['Yuki', 'Hitler']]);
    const marked = know?.rows.filter((row) => row.marks.includes(true));
    expect(marked?.map((row) => [row.name, row.marks])).toEqual([['Yuki', [false, true]]]);
  });

  test('Party and role are two facts: Hitler reads that his party is Fascist (R-SET-03).', () => {
    expect(dossierModel(scene(7, {}, { role: 'hitler' }))).toMatchObject({
      role: { word: 'Hitler' },
      party: 'Party: Fascist',
    });
  });

  test('An investigation is kept as a party and never as a role (V-08).', () => {
    const seen = seenModel(scene(7), { kind: 'investigated', round: 3, target: seatId(2), party: 'fascist' });
    expect(plain(seen.title)).toBe('Round 3: Yuki, party Fascist');
    expect(seen.tiles.map((tile) => tile.shape)).toEqual(['fascist']);
  });

  test('What was seen is kept by round: drawn and discarded, received, peeked (V-07, V-08b).', () => {
    const memories = [
      { kind: 'drew', round: 1, tiles: ['fascist', 'liberal', 'fascist'], discarded: 'liberal' },
      { kind: 'received', round: 2, tiles: ['fascist', 'liberal'] },
      { kind: 'peeked', round: 3, tiles: ['liberal', 'fascist', 'fascist'] },
    ] as const;
    const entries = dossierModel(scene(7, {}, { memories }))?.seen.entries ?? [];
    expect(entries.map((entry) => entry.tiles.map((tile) => tile.letter).join(''))).toEqual([
      'FLF',
      'FL',
      'LFF',
    ]);
    expect(entries[0]?.discarded?.tile.letter).toBe('L');
  });

  test('A gallery has no dossier.', () => {
    const gallery = scene(5, {}, { seat: null, role: 'unknown' });
    expect(folderModel(gallery, 'hold')).toBeNull();
    expect(dossierModel(gallery)).toBeNull();
  });
});

const ELECTED = record(1, 0, {
  nominee: seatId(1),
  ballots: ['ja', 'ja', 'nein', 'nein', 'ja'],
  outcome: 'elected',
  enacted: { party: 'fascist', by: 'government' },
  power: { power: 'investigateLoyalty', target: seatId(3), used: true },
});

describe('the chronicle', () => {
  test('It tells the newest round first, with the ballots of every election.', () => {
    const second = record(2, 1, {
      nominee: seatId(2),
      ballots: ['nein', 'nein', 'nein', 'nein', 'ja'],
      outcome: 'rejected',
    });
    const model = chronicleModel(scene(5, { chronicle: [ELECTED, second, record(3, 2)] }));
    expect(model.rounds.map((round) => round.round)).toEqual([2, 1]);
    expect(model.rounds[1]?.ballots.map(plain)).toEqual([
      'Ja: Aino, Mateo, and Priya',
      'Nein: Yuki and 민준',
    ]);
    expect(model.rounds[0]?.noGovernment).toBe('no government');
  });

  test('A power is told with its target and without its result (R-INV-02).', () => {
    const notes = chronicleModel(scene(5, { chronicle: [ELECTED] })).rounds[0]?.notes.map(plain);
    expect(notes).toEqual(['Aino investigated 민준.']);
  });

  test('A table that plays without it says so.', () => {
    const options = { ...tableView(5).options, chronicle: false };
    expect(chronicleModel(scene(5, {}, {}, { options })).empty).toBe('This table plays without a chronicle.');
  });
});

describe('the verdict', () => {
  const roles: readonly SecretRole[] = ['liberal', 'fascist', 'hitler', 'liberal', 'liberal'];
  const concluded = (over: Partial<PublicStage & { readonly name: 'concluded' }> = {}): PublicStage => ({
    name: 'concluded',
    verdict: { winner: 'liberal', reason: 'execution' },
    roles,
    secrets: [
      {
        round: 1,
        drawn: ['fascist', 'fascist', 'liberal'],
        discarded: 'liberal',
        passed: ['fascist', 'fascist'],
        peeked: null,
        investigated: { target: seatId(3), party: 'liberal' },
      },
    ],
    ...over,
  });

  test('It says who has won and why, with Hitler’s name.', () => {
    const model = verdictModel(scene(5, { stage: concluded() }));
    expect(model?.headline).toBe('Liberals win');
    expect(plain(model?.why ?? '')).toBe('Hitler was executed: Yuki.');
  });

  test.each([
    ['liberal', 'policies', 'Five Liberal policies'],
    ['fascist', 'policies', 'Six Fascist policies'],
    ['fascist', 'election', 'elected Chancellor'],
    ['liberal', 'execution', 'executed'],
  ] as const)('The ending of %s by %s has its own sentence (R-END-01).', (winner, reason, part) => {
    expect(verdictModel(scene(5, { stage: concluded({ verdict: { winner, reason } }) }))?.why).toContain(
      part,
    );
  });

  test.each([
    [{ winner: 'liberal', reason: 'policies' }, 'The fifth Liberal policy was enacted: the game ended.'],
    [{ winner: 'fascist', reason: 'policies' }, 'The sixth Fascist policy was enacted: the game ended.'],
    [{ winner: 'fascist', reason: 'election' }, 'Hitler was elected Chancellor: the game ended.'],
    [{ winner: 'liberal', reason: 'execution' }, 'Hitler was executed: the game ended.'],
    [null, 'The host ended the game here.'],
  ] as const)(
    'Its last round, and no other, says last what ended the game: %o (R-END-01).',
    (verdict, line) => {
      const chronicle = [ELECTED, { ...ELECTED, round: 2 }];
      const over = scene(5, { round: 2, stage: concluded({ verdict }), chronicle });
      const [first, last] = verdictModel(over)?.rounds ?? [];
      expect(last?.notes.at(-1)).toBe(line);
      expect(first?.notes).not.toContain(line);
      expect(chronicleModel(over).rounds[0]?.notes.at(-1)).toBe(line);
      expect(chronicleModel(over).rounds[1]?.notes).not.toContain(line);
    },
  );

  test('A round that came to no tile says so once.', () => {
    const elected = record(1, 0, { nominee: seatId(1), outcome: 'elected' });
    const chaos = record(2, 1, {
      nominee: seatId(2),
      outcome: 'rejected',
      enacted: { party: 'liberal', by: 'chaos' },
    });
    const over = scene(5, { round: 2, stage: concluded({ secrets: [] }), chronicle: [elected, chaos] });
    expect(verdictModel(over)?.rounds.map((round) => round.noTiles)).toEqual(['No tiles were drawn.', null]);
  });

  test('It opens every role and the hidden history (R-END-05, V-10).', () => {
    const model = verdictModel(scene(5, { stage: concluded(), chronicle: [ELECTED] }));
    const bySeat = [...(model?.roles ?? [])].sort((one, other) => one.seat - other.seat);
    expect(bySeat.map((line) => line.role.shape)).toEqual(roles);
    const [round] = model?.rounds ?? [];
    expect(round?.drawn?.map((tile) => tile.letter)).toEqual(['F', 'F', 'L']);
    expect(round?.discarded?.map((tile) => tile.letter)).toEqual(['L']);
    expect(round?.notes.map(plain)).toEqual([
      'Aino investigated 민준: party Liberal.',
      'Hitler was executed: the game ended.',
    ]);
  });

  test('Those who have won stand first, and everybody else after them, in order of play.', () => {
    const fascists = concluded({ verdict: { winner: 'fascist', reason: 'policies' } });
    const seatsOf = (stage: typeof fascists) =>
      verdictModel(scene(5, { stage }))?.roles.map((line) => line.seat);
    expect(seatsOf(concluded())).toEqual([0, 3, 4, 1, 2]);
    expect(seatsOf(fascists)).toEqual([1, 2, 0, 3, 4]);
  });

  test('Whoever played reads whether the own side has won; a gallery and a game without a winner have none.', () => {
    const ownOf = (seat: number | null, stage = concluded()) =>
      verdictModel(scene(5, { stage }, { seat: seat === null ? null : seatId(seat) }))?.own;
    expect([ownOf(0), ownOf(1), ownOf(2), ownOf(null)]).toEqual(['You win', 'You lose', 'You lose', null]);
    expect(ownOf(0, concluded({ verdict: null }))).toBeNull();
  });

  test('Where discards stay closed, they are closed and not empty (decision 28).', () => {
    const secrets = [
      {
        round: 1,
        drawn: null,
        discarded: null,
        passed: ['fascist', 'liberal'],
        peeked: null,
        investigated: null,
      },
    ] as const;
    const [round] =
      verdictModel(scene(5, { stage: concluded({ secrets }), chronicle: [ELECTED] }))?.rounds ?? [];
    expect(round?.drawn).toBeNull();
    expect(round?.discarded).toBeNull();
  });

  test('A table without a chronicle still shows what was hidden.', () => {
    expect(verdictModel(scene(5, { stage: concluded() }))?.rounds).toHaveLength(1);
  });
});
