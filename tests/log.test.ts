import { expect, test } from 'vitest';
import { createLog, type LogSink } from '../src-main/log.ts';

class Lines implements LogSink {
  readonly lines: string[] = [];
  rotations = 0;

  write(line: string): void {
    this.lines.push(line);
  }

  rotate(keep: number): void {
    expect(keep).toBe(5);
    this.rotations += 1;
  }
}

const at = (): Date => new Date('2026-01-02T03:04:05.678Z');

test('a line is a time, a level, a type, and at most a seat, a code and a count', () => {
  const sink = new Lines();
  createLog(sink, at)('warn', 'refused', { seat: 3, code: 'staleQuestion', count: 2 });

  expect(sink.lines).toEqual(['2026-01-02T03:04:05.678Z warn refused seat=3 code=staleQuestion count=2\n']);
});

test.each(['Ben and Ann', 'K7QM2X', '192.0.2.1', 'a\nb', ''])(
  'what is no code of ours (%j) is not written',
  (code) => {
    const sink = new Lines();
    createLog(sink, at)('info', 'refused', { code });

    expect(sink.lines.join('')).toMatch(/code=unprintable\n$/);
  },
);

test('lines below the level are not written', () => {
  const sink = new Lines();
  const log = createLog(sink, at, 'warn');
  log('info', 'entered');
  log('error', 'fault');

  expect(sink.lines).toHaveLength(1);
});

test('a new file begins before a million bytes are passed', () => {
  const sink = new Lines();
  const log = createLog(sink, at);
  const line = '2026-01-02T03:04:05.678Z info entered\n'.length;
  const fit = Math.floor(1_000_000 / line);
  for (let written = 0; written < fit; written += 1) log('info', 'entered');
  expect(sink.rotations).toBe(0);
  log('info', 'entered');
  expect(sink.rotations).toBe(1);
});
