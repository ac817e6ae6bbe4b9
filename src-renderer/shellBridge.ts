import type { Bridge } from '../src-shared/bridge.ts';
import {
  CONTROL_PATH,
  type ControlHello,
  LAUNCH_SECRET_KEY,
  TICKET_FRAGMENT,
  parseControlAnswer,
} from '../src-shared/control.ts';
import { EventQueue } from './eventQueue.ts';
import { parseBridgeEvent } from './parseBridgeEvent.ts';

/** Why a window of the browser shell has nothing behind it. */
export type ShellFault = 'noSecret' | 'refused' | 'stopped';

/** The parts of a browser that this bridge touches, so that a test can stand in for them. */
export interface ShellBrowser {
  readonly location: Pick<Location, 'host' | 'hash' | 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly openSocket: (address: string) => WebSocket;
}

/**
 * The bridge over the browser shell's loopback socket (decision 36). The ticket in the fragment is taken out of
 * the address bar and exchanged for the launch secret, which stays in sessionStorage for reloads. `onFault` is
 * called once where no shell answers: only a new window from the terminal helps.
 */
export function shellBridge(browser: ShellBrowser, onFault: (fault: ShellFault) => void): Bridge {
  const queue = new EventQueue();
  const hello = takeHello(browser);
  if (hello === null) {
    onFault('noSecret');
    return { call: () => undefined, onEvent: (listener) => queue.listen(listener) };
  }
  const socket = browser.openSocket(`ws://${browser.location.host}${CONTROL_PATH}`);
  let fault: ShellFault | null = null;
  let welcomed = false;
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onmessage = (message: MessageEvent<unknown>) => {
    if (typeof message.data !== 'string') return;
    if (welcomed) {
      hearEvent(message.data, queue);
      return;
    }
    welcomed = hearAnswer(message.data, browser);
    if (!welcomed) fault = 'refused';
  };
  socket.onclose = () => onFault(fault ?? 'stopped');
  return {
    call: (call) => {
      if (welcomed && socket.readyState === socket.OPEN) socket.send(JSON.stringify(call));
    },
    onEvent: (listener) => queue.listen(listener),
  };
}

function takeHello({ location, history, storage }: ShellBrowser): ControlHello | null {
  // Read before it is taken out of the address bar: a location follows its history.
  const { hash } = location;
  if (hash.startsWith(TICKET_FRAGMENT)) {
    history.replaceState(null, '', location.pathname);
    return { hello: 'ticket', ticket: hash.slice(TICKET_FRAGMENT.length) };
  }
  const secret = storage?.getItem(LAUNCH_SECRET_KEY) ?? null;
  return secret === null ? null : { hello: 'secret', secret };
}

function hearAnswer(text: string, { storage }: ShellBrowser): boolean {
  const answer = parseControlAnswer(text);
  if (!answer.ok || answer.value.answer !== 'welcome') return false;
  try {
    storage?.setItem(LAUNCH_SECRET_KEY, answer.value.secret);
  } catch {
    // Without storage this window works until it is reloaded; the terminal opens another one then.
  }
  return true;
}

/** The shell is ours: an event that does not parse comes from another version, and the next one may fit. */
function hearEvent(text: string, queue: EventQueue): void {
  const event = parseBridgeEvent(text);
  if (event.ok) queue.tell(event.value);
}
