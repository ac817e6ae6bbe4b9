import { describe, expect, test } from 'vitest';
import { chairModels } from '../../src-renderer/lobbyModel/chairs.ts';
import { doctorModel } from '../../src-renderer/lobbyModel/doctor.ts';
import { ballotsInWords } from '../../src-renderer/tableModel/chronicle.ts';
import { NO_CHOICE, type Scene } from '../../src-renderer/tableModel/scene.ts';
import { seatModels } from '../../src-renderer/tableModel/seats.ts';
import { workModel } from '../../src-renderer/tableModel/work.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { en } from '../../src-shared/locale/en.ts';
import { fi } from '../../src-shared/locale/fi.ts';
import { ko } from '../../src-shared/locale/ko.ts';
import { listFacts } from '../../src-shared/locale/lists.ts';
import { zh } from '../../src-shared/locale/zh.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import type { DoctorReport } from '../../src-shared/doctorReport.ts';
import { mineAt } from './fakeBridge.ts';
import { publicSeats, record, scene, seats, tableView } from './literals.ts';

const ENGLISH: Dictionary = { lang: 'en', words: en };
const CHINESE: Dictionary = { lang: 'zh-Hans', words: zh };
const LANGUAGES: readonly Dictionary[] = [
  ENGLISH,
  { lang: 'fi', words: fi },
  CHINESE,
  { lang: 'ko', words: ko },
];

/** A mark as it is set between Latin letters; Chinese has its own. */
const HALF_WIDTH = /[,;] |[,;:]\p{sc=Han}/u;

function inWords(base: Scene, words: Dictionary): Scene {
  return { ...base, words };
}

function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

const REPORT: DoctorReport = {
  system: 'linux',
  interfaces: [
    { name: 'eth0', address: '10.0.0.2', range: '10.0.0.0/24', virtual: true, state: 'listening' },
  ],
  port: null,
  announced: null,
  reached: false,
  heardOthers: false,
  beacon: 'listening',
  tables: 0,
  causes: [],
};

const VOTED = record(1, 0, {
  nominee: seatId(1),
  ballots: ['ja', 'ja', 'nein', 'nein', 'ja'],
  outcome: 'elected',
});

function seatLabel(words: Dictionary): string {
  const marks = publicSeats(5, { 1: { termLimit: 'lastChancellor', investigated: true } });
  const base = inWords(scene(5, { seats: marks, awaiting: seats(1) }), words);
  return plain(seatModels(base, NO_CHOICE, null)[1]?.spoken ?? '');
}

function chairLabel(words: Dictionary): string {
  return plain(chairModels(tableView(5), mineAt(0), true, words)[7]?.label ?? '');
}

function doctorLine(words: Dictionary): string {
  return plain(doctorModel(REPORT, '1.0.0', words).findings[0] ?? '');
}

function ballotsLine(words: Dictionary): string {
  return plain(ballotsInWords(inWords(scene(5, { chronicle: [VOTED] }), words), VOTED));
}

function botsBallot(words: Dictionary): string {
  const voting = scene(5, {}, { options: { kind: 'vote' }, ballot: 'ja' });
  const work = workModel({ ...inWords(voting, words), botBallot: true }, NO_CHOICE);
  return plain(work?.kind === 'ballot' ? (work.cards[0]?.spoken ?? '') : '');
}

const LABELS = [
  ['a seat', seatLabel],
  ['a chair', chairLabel],
  ['a line of the network check', doctorLine],
  ['the ballots of a round', ballotsLine],
  ['a ballot that a bot cast', botsBallot],
] as const;

describe('the lists of a label', () => {
  test('Facts stand apart by the mark of the language, and empty ones are left out.', () => {
    expect(LANGUAGES.map((words) => listFacts(words, ['a', '', 'b', 'c']))).toEqual([
      'a, b, c',
      'a, b, c',
      'a，b，c',
      'a, b, c',
    ]);
  });

  test.each(LABELS)('In Chinese no mark of Latin writing parts %s.', (_, label) => {
    expect(label(ENGLISH)).toMatch(/[,.] /);
    expect(label(CHINESE)).not.toMatch(HALF_WIDTH);
    expect(label(CHINESE)).toMatch(/[，、。；]/);
  });
});
