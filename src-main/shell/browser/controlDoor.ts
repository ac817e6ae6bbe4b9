import type { RawData, WebSocket } from 'ws';
import { parseControlHello, type ControlAnswer, type ControlRefusal } from '../../../src-shared/control.ts';
import { parseBridgeCallText } from '../bridgeCalls.ts';
import type { Clock } from '../../host/clock.ts';
import type { Windows } from '../windows.ts';
import type { LaunchSecrets } from './launchSecrets.ts';

/** What the terminal says about the door: a window was refused, or sent what no window of ours sends. */
export type ControlNotice = ControlRefusal | 'badCall';

/** How long a socket may stay unproven. */
const HELLO_MS = 5000;
/** A refusal is answered after this long, one at a time, so that guessing has no speed. */
const REFUSAL_MS = 1000;
/** Refusals that wait; what comes on top is closed unanswered. */
const REFUSALS_WAITING = 8;
/** The WebSocket close code for everything that is not welcome; it says nothing. */
const POLICY = 1008;

interface DoorOptions {
  readonly windows: Windows;
  readonly clock: Clock;
  readonly onNotice: (notice: ControlNotice) => void;
  readonly onOpenAsked: () => void;
}

function textOf(data: RawData, isBinary: boolean): string | null {
  if (isBinary) return null;
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}

function say(socket: WebSocket, answer: ControlAnswer): void {
  socket.send(JSON.stringify(answer));
}

/** Lets windows in that prove themselves, and nobody else (decision 36). */
export class ControlDoor {
  readonly #secrets: LaunchSecrets;
  readonly #options: DoorOptions;
  #refusals: readonly (() => void)[] = [];

  constructor(secrets: LaunchSecrets, options: DoorOptions) {
    this.#secrets = secrets;
    this.#options = options;
  }

  /** Judges a socket by its first message. */
  receive(socket: WebSocket): void {
    let proven = false;
    socket.on('error', () => socket.terminate());
    this.#options.clock.after(HELLO_MS, () => {
      if (!proven) socket.close(POLICY);
    });
    socket.once('message', (data: RawData, isBinary: boolean) => {
      proven = true;
      this.#hear(socket, textOf(data, isBinary));
    });
  }

  #hear(socket: WebSocket, text: string | null): void {
    const hello = text === null ? null : parseControlHello(text);
    if (hello === null || !hello.ok) {
      socket.close(POLICY);
      return;
    }
    const judged = this.#secrets.judge(hello.value);
    if (!judged.ok) {
      this.#refuse(socket, judged.error);
      return;
    }
    if (hello.value.hello === 'open') {
      this.#openAnother(socket);
      return;
    }
    say(socket, { answer: 'welcome', secret: this.#secrets.secret });
    this.#attach(socket);
  }

  #openAnother(socket: WebSocket): void {
    this.#options.onOpenAsked();
    say(socket, { answer: 'opened' });
    socket.close(1000);
  }

  #attach(socket: WebSocket): void {
    const attached = this.#options.windows.attach((event) => socket.send(JSON.stringify(event)));
    socket.on('close', () => attached.detach());
    socket.on('message', (data: RawData, isBinary: boolean) => {
      const text = textOf(data, isBinary);
      const call = text === null ? null : parseBridgeCallText(text);
      if (call?.ok === true) {
        attached.call(call.value);
        return;
      }
      this.#options.onNotice('badCall');
      socket.close(POLICY);
    });
  }

  #refuse(socket: WebSocket, reason: ControlRefusal): void {
    this.#options.onNotice(reason);
    if (this.#refusals.length >= REFUSALS_WAITING) {
      socket.close(POLICY);
      return;
    }
    this.#refusals = [
      ...this.#refusals,
      () => {
        say(socket, { answer: 'refused', reason });
        socket.close(POLICY);
      },
    ];
    if (this.#refusals.length === 1) this.#answerNext();
  }

  #answerNext(): void {
    this.#options.clock.after(REFUSAL_MS, () => {
      const [first, ...others] = this.#refusals;
      this.#refusals = others;
      first?.();
      if (others.length > 0) this.#answerNext();
    });
  }
}
