/** What may be logged happened: one word each, so that no payload can be a type. */
export const LOG_TYPES = [
  'hostOpened',
  'hostClosed',
  'portMoved',
  'entered',
  'returned',
  'replaced',
  'away',
  'left',
  'removed',
  'refused',
  'wireFault',
  'handshakeFailed',
  'guessing',
  'codeLocked',
  'tooFast',
  'slowReader',
  'limit',
  'gameBegan',
  'gameConcluded',
  'gameEnded',
  'botSatIn',
  'wentBack',
  'knocked',
  'notLetIn',
  'seatAskedFor',
  'seatGiven',
  'seatKept',
  'fault',
] as const;
export type LogType = (typeof LOG_TYPES)[number];

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The only details a line can have: a seat, a code of ours, a count. No payload, name, table code, key or path. */
export interface LogDetails {
  readonly seat?: number;
  readonly code?: string;
  readonly count?: number;
}

/** Writes what happened, by type. */
export type Log = (level: LogLevel, type: LogType, details?: LogDetails) => void;

/** Where lines go. The log says when a file is full; the sink keeps the files. */
export interface LogSink {
  write(line: string): void;
  /** Starts a new file; files beyond `keep` are dropped, the oldest first. */
  rotate(keep: number): void;
}

const FILE_BYTES = 1_000_000;
const FILES_KEPT = 5;
const CODE = /^[A-Za-z]{1,32}$/;

function lineOf(time: Date, level: LogLevel, type: LogType, details: LogDetails): string {
  const parts = [time.toISOString(), level, type];
  if (details.seat !== undefined) parts.push(`seat=${details.seat}`);
  if (details.code !== undefined)
    parts.push(`code=${CODE.test(details.code) ? details.code : 'unprintable'}`);
  if (details.count !== undefined) parts.push(`count=${details.count}`);
  return `${parts.join(' ')}\n`;
}

/**
 * A log of at most five files of a million bytes. Lines below `from` are not written. A code that is not one
 * word of letters is not written either: it could only be something that must not be here.
 */
export function createLog(sink: LogSink, wallClock: () => Date, from: LogLevel = 'info'): Log {
  let bytes = 0;
  return (level, type, details = {}) => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(from)) return;
    const line = lineOf(wallClock(), level, type, details);
    if (bytes + line.length > FILE_BYTES) {
      sink.rotate(FILES_KEPT);
      bytes = 0;
    }
    bytes += line.length;
    sink.write(line);
  };
}

/** Writes nothing: for a process without a profile. */
export const silentLog: Log = () => undefined;
