import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import {
  IMPORT_BYTES,
  MAX_PAST_GAMES,
  type Imported,
  type KeepFault,
  type PastGame,
  type PastGameFault,
  type PastGames,
} from '../../src-shared/pastGames.ts';
import { GAME_FILE_BYTES } from '../../src-shared/protocol/gameFile.ts';
import type { HistoryFiles, ListedFile } from './historyFolder.ts';
import { pack, unpack } from './packed.ts';
import { parseSummaries, SUMMARIES, summariesText, type Entry } from './summaries.ts';
import { summaryOf } from './summary.ts';

export interface HistoryParts {
  readonly files: HistoryFiles;
  /** Lets everything else that waits go first: between two games that are played again. */
  readonly pause: () => Promise<void>;
}

/** A file for the person. */
export interface ExportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The past games of this device, one packed file each, named by the game (decision 39). Nothing that is there is ever
 * written over, save by the same run of the app with what was still said of the same game. Whatever the folder holds,
 * nothing throws.
 */
export class History {
  readonly #parts: HistoryParts;
  /** By the name of the file; null until the folder was read. */
  #entries: ReadonlyMap<string, Entry> | null = null;
  /** The games that ended in this run. */
  readonly #fresh = new Set<string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: HistoryParts) {
    this.#parts = parts;
  }

  list(): Promise<PastGames> {
    return this.#inTurn(async () => listOf(await this.#read(), this.#parts.files.list() !== null));
  }

  /** Keeps the game that has just ended, from the text of its file. One that is there already is left as it is. */
  keep(text: string): Promise<Result<null, KeepFault>> {
    return this.#inTurn(async () => {
      const entries = await this.#read();
      const game = summaryOf(text);
      if (!game.ok) return game;
      const known = fileOf(entries, game.value.id);
      if (known !== null && !this.#fresh.has(game.value.id)) return ok(null);
      const written = this.#write(game.value, text, known !== null);
      if (written.ok) this.#fresh.add(game.value.id);
      return written;
    });
  }

  /** The text of one game's file; null where it is gone or cannot be read. */
  text(id: string): Promise<string | null> {
    return this.#inTurn(async () => {
      const file = fileOf(await this.#read(), id);
      const text = file === null ? null : this.#textOf(file);
      return text?.ok === true ? text.value : null;
    });
  }

  /** Deletes a game by its id, or a file that is no game by its name. What the folder does not list is left alone. */
  remove(id: string): Promise<void> {
    return this.#inTurn(async () => {
      const entries = await this.#read();
      const name = fileOf(entries, id)?.name ?? id;
      if (entries.has(name)) this.#parts.files.remove(name);
      await this.#read();
    });
  }

  /** Deletes every file of the folder. False where one of them stays. */
  clear(): Promise<boolean> {
    return this.#inTurn(() => {
      const { files } = this.#parts;
      const gone = (files.list() ?? []).map(({ name }) => files.remove(name));
      this.#entries = null;
      return Promise.resolve(!gone.includes(false));
    });
  }

  /** One game as its file, or all of them as one; null where there is nothing. */
  exported(id: string | null): Promise<ExportedFile | null> {
    return this.#inTurn(async () => {
      const entries = await this.#read();
      if (id === null) return this.#exportAll(entries);
      const file = fileOf(entries, id);
      const text = file === null ? null : this.#textOf(file);
      const game = file === null ? undefined : entries.get(file.name)?.game;
      if (text?.ok !== true || game?.ok !== true) return null;
      return { name: `kabinett-${dayOf(game.value)}.json`, bytes: Buffer.from(text.value) };
    });
  }

  /** Takes the games of a file in, packed or not, one a line. Games that are there already are left as they are. */
  take(bytes: Uint8Array): Promise<Imported> {
    return this.#inTurn(async () => {
      const text: Result<string, KeepFault> = bytes.length > IMPORT_BYTES ? err('tooLarge') : unpack(bytes);
      if (!text.ok) return { taken: 0, known: 0, refused: [text.error] };
      let taken = 0;
      let known = 0;
      const refused: KeepFault[] = [];
      for (const game of gamesIn(text.value)) {
        await this.#parts.pause();
        const done = await this.#takeOne(game);
        if (!done.ok) refused.push(done.error);
        else if (done.value === 'taken') taken += 1;
        else known += 1;
      }
      return { taken, known, refused };
    });
  }

  async #takeOne(text: string): Promise<Result<'taken' | 'known', KeepFault>> {
    const entries = await this.#read();
    const game = summaryOf(text);
    if (!game.ok) return game;
    if (game.value.course === null) return err('noGame');
    if (fileOf(entries, game.value.id) !== null) return ok('known');
    const written = this.#write(game.value, text, false);
    return written.ok ? ok('taken') : written;
  }

  #exportAll(entries: ReadonlyMap<string, Entry>): ExportedFile | null {
    const packed = [...entries.values()].flatMap(({ file, game }) => {
      const text = game.ok ? this.#textOf(file) : null;
      return text?.ok === true ? [pack(text.value)] : [];
    });
    return packed.length === 0 ? null : { name: 'kabinett-games.json.gz', bytes: Buffer.concat(packed) };
  }

  #write(game: PastGame, text: string, isThere: boolean): Result<null, KeepFault> {
    if (!isThere && gamesOf(this.#entries).length >= MAX_PAST_GAMES) return err('historyFull');
    // What a tool may have put into the text between its lines is no part of the game.
    return this.#parts.files.write(`${game.id}.json.gz`, pack(text.trim()));
  }

  #textOf({ name, bytes }: ListedFile): Result<string, PastGameFault> {
    if (bytes > GAME_FILE_BYTES) return err('tooLarge');
    const read = this.#parts.files.read(name);
    return read === null ? err('unreadable') : unpack(read, GAME_FILE_BYTES);
  }

  /** Every file of the folder; those that have changed since the last time are read and played again. */
  async #read(): Promise<ReadonlyMap<string, Entry>> {
    const { files } = this.#parts;
    const before = this.#entries ?? this.#found();
    const now = new Map<string, Entry>();
    let hasChanged = false;
    for (const file of (files.list() ?? []).filter(({ name }) => name !== SUMMARIES)) {
      const known = before.get(file.name);
      const isSame =
        known !== undefined && known.file.bytes === file.bytes && known.file.changedAt === file.changedAt;
      if (!isSame) await this.#parts.pause();
      now.set(file.name, isSame ? known : { file, game: this.#look(file) });
      hasChanged ||= !isSame;
    }
    if (hasChanged || before.size !== now.size)
      files.write(SUMMARIES, Buffer.from(summariesText([...now.values()])));
    this.#entries = now;
    return now;
  }

  #look(file: ListedFile): Entry['game'] {
    const text = this.#textOf(file);
    return text.ok ? summaryOf(text.value) : text;
  }

  #found(): ReadonlyMap<string, Entry> {
    const bytes = this.#parts.files.read(SUMMARIES);
    const entries = bytes === null ? [] : parseSummaries(Buffer.from(bytes).toString('utf8'));
    return new Map(entries.map((entry) => [entry.file.name, entry]));
  }

  /** One after the other: what one act finds is not changed by another while it goes on. */
  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}

/** An editor may have spread one game over many lines: then the whole text is the game. */
function gamesIn(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isOneEach = lines.every((line) => /^\uFEFF?\{.*\}\s*$/.test(line));
  return lines.length > 1 && isOneEach ? lines : [text];
}

function gamesOf(entries: ReadonlyMap<string, Entry> | null): readonly PastGame[] {
  return [...(entries?.values() ?? [])].flatMap(({ game }) => (game.ok ? [game.value] : []));
}

/** Where a folder has a game twice, its own name for it counts. */
function fileOf(entries: ReadonlyMap<string, Entry>, id: string): ListedFile | null {
  const files = [...entries.values()].filter(({ game }) => game.ok && game.value.id === id);
  const own = files.find(({ file }) => file.name.startsWith(id)) ?? files[0];
  return own?.file ?? null;
}

function listOf(entries: ReadonlyMap<string, Entry>, isThere: boolean): PastGames {
  const games: PastGame[] = [];
  const unreadable: { file: string; fault: PastGameFault }[] = [];
  for (const { file, game } of entries.values()) {
    if (!game.ok) unreadable.push({ file: file.name, fault: game.error });
    else if (fileOf(entries, game.value.id) === file) games.push(game.value);
    else unreadable.push({ file: file.name, fault: 'twice' });
  }
  games.sort((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0));
  return { games, unreadable, isFull: games.length >= MAX_PAST_GAMES, isThere };
}

function dayOf({ endedAt }: PastGame): string {
  return endedAt === null ? 'game' : new Intl.DateTimeFormat('sv').format(endedAt);
}
