import { app, dialog, powerMonitor, type BrowserWindow } from 'electron';
import type { Words } from '../../../src-shared/locale/dictionary.ts';
import type { TableNow, TableWatch } from '../tableWatch.ts';

export interface ClosingParts {
  readonly watch: TableWatch;
  /** In the language of this moment. */
  readonly words: () => Words;
  /** Closes the table in order. */
  readonly close: () => Promise<void>;
  /** Lets the profile go. */
  readonly release: () => void;
}

const CLOSE = 1;

type Question = 'host' | 'hostUnkept' | 'seat';

/** Which question stands before the end, if any: a game with others is not left by a slip of the hand. */
function questionFor(now: TableNow): Question | null {
  if (!now.isPlaying || now.isPractice) return null;
  if (now.hostedLink !== null) return now.isKept ? 'host' : 'hostUnkept';
  return now.isSeated ? 'seat' : null;
}

/**
 * Asks before the end where a game with others runs and says what will happen to it, then closes the table in order;
 * only after that does the process end. Gives what a window must ask before it closes. A system that shuts down is
 * not held up by a question.
 */
export function setupClosing({
  watch,
  words,
  close,
  release,
}: ClosingParts): (window: BrowserWindow) => void {
  let stage: 'open' | 'asking' | 'agreed' | 'closing' | 'closed' = 'open';
  const ask = async (question: Question): Promise<void> => {
    stage = 'asking';
    const { closing } = words().desktop;
    const { response } = await dialog.showMessageBox({
      type: 'question',
      message: closing[question].message,
      detail: closing[question].detail,
      buttons: [closing.stay, closing.close],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    stage = response === CLOSE ? 'agreed' : 'open';
    if (response === CLOSE) app.quit();
  };
  /** True where the end must wait for an answer. */
  const mustWait = (): boolean => {
    const question = questionFor(watch.now);
    if (stage === 'open' && question !== null) void ask(question);
    return stage === 'asking';
  };
  app.on('before-quit', (event) => {
    if (stage === 'closed') return;
    event.preventDefault();
    if (stage === 'closing' || mustWait()) return;
    stage = 'closing';
    void close().then(() => {
      stage = 'closed';
      release();
      app.quit();
    });
  });
  powerMonitor.on('shutdown', () => {
    if (stage === 'open' || stage === 'asking') stage = 'agreed';
    app.quit();
  });
  app.on('window-all-closed', () => app.quit());
  return (window) => {
    window.on('close', (event) => {
      if (mustWait()) event.preventDefault();
    });
    window.on('closed', () => app.quit());
  };
}
