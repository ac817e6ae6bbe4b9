import type {
  HistoryAct,
  HistoryTold,
  Imported,
  KeepFault,
  PastGames as List,
} from '../src-shared/pastGames.ts';

/** A file that a window is to give to the person. */
export interface FileToGive {
  readonly name: string;
  /** Base 64 for addresses. */
  readonly data: string;
}

/** What this window knows of the games that its device keeps. */
export class PastGames {
  /** The person looks at them. */
  isShown: boolean = $state(false);
  /** Null until they were asked for. */
  list: List | null = $state.raw(null);
  /** The game that is looked at; its text is null until it comes, and then for a file that is gone. */
  opened: { readonly id: string; readonly text: string | null; readonly isHere: boolean } | null =
    $state.raw(null);
  /** That game is replayed step by step. */
  isReplayed: boolean = $state(false);
  /** To be given to the person, and then forgotten. */
  exported: FileToGive | null = $state.raw(null);
  /** What became of the file that was given last. */
  imported: Imported | null = $state.raw(null);
  /** What became of the game that ended last; null before one, `kept` where all is well. */
  kept: KeepFault | 'kept' | null = $state.raw(null);

  /** What this window asks for: what it was told before no longer counts. */
  asked(act: HistoryAct): void {
    if (act.type === 'open') {
      this.opened = { id: act.id, text: null, isHere: false };
      this.isReplayed = false;
    }
    if (act.type !== 'open') this.imported = null;
  }

  hear(told: HistoryTold): void {
    switch (told.type) {
      case 'list':
        this.list = told.list;
        return;
      case 'opened':
        if (told.id === this.opened?.id) this.opened = { id: told.id, text: told.text, isHere: true };
        return;
      case 'exported':
        this.exported = { name: told.name, data: told.data };
        return;
      case 'imported':
        this.imported = told.imported;
        return;
      case 'kept':
        this.kept = told.fault ?? 'kept';
        return;
    }
  }

  /** Another game begins: what was said of the last one's keeping is over. */
  begin(): void {
    this.kept = null;
  }
}
