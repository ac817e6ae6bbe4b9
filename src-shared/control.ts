import { err, ok, type Result } from './lang/result.ts';

/**
 * How a browser shell's window and its main process come to trust each other (decision 36). After the answer
 * `welcome` the window sends JSON of one `BridgeCall` a message and receives JSON of one `BridgeEvent` each.
 */

/** The WebSocket's path on the control server; the table's server never answers there. */
export const CONTROL_PATH = '/control';

/** The window is opened on `/#ticket=<43 characters>`; the window takes the fragment out of the address bar. */
export const TICKET_FRAGMENT = '#ticket=';

/** Where the window keeps the launch secret for reloads: in sessionStorage, nowhere else. */
export const LAUNCH_SECRET_KEY = 'kabinett.launch';

/**
 * `<meta name="kabinett-shell" content="page">` in the window's HTML. The control server alone serves it with
 * `browser`: that is how a window knows what stands behind it.
 */
export const SHELL_META = 'kabinett-shell';

/** The window's first message. `open` comes from a second start: it asks for one more window (decision 38). */
export type ControlHello =
  | { readonly hello: 'ticket'; readonly ticket: string }
  | { readonly hello: 'secret'; readonly secret: string }
  | { readonly hello: 'open'; readonly secret: string };

export const CONTROL_REFUSALS = ['wrongSecret', 'ticketUsed', 'ticketLate'] as const;
export type ControlRefusal = (typeof CONTROL_REFUSALS)[number];

/** Answers the hello. After `refused` the socket is closed: only a new ticket helps. */
export type ControlAnswer =
  | { readonly answer: 'welcome'; readonly secret: string }
  | { readonly answer: 'opened' }
  | { readonly answer: 'refused'; readonly reason: ControlRefusal };

/** 256 bits in base64url. */
const SECRET_SHAPE = /^[\w-]{43}$/;

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Parses a window's first message; anything else is `wrongShape`. Secrets have the form of 256 bits in base64url. */
export function parseControlHello(text: string): Result<ControlHello, 'wrongShape'> {
  const value = parseObject(text);
  const hello = value?.['hello'];
  const secret = value?.[hello === 'ticket' ? 'ticket' : 'secret'];
  if (typeof secret !== 'string' || !SECRET_SHAPE.test(secret)) return err('wrongShape');
  if (hello === 'ticket') return ok({ hello, ticket: secret });
  return hello === 'secret' || hello === 'open' ? ok({ hello, secret }) : err('wrongShape');
}

/** Parses the answer to a hello; anything else is `wrongShape`. */
export function parseControlAnswer(text: string): Result<ControlAnswer, 'wrongShape'> {
  const value = parseObject(text);
  const secret = value?.['secret'];
  switch (value?.['answer']) {
    case 'welcome':
      return typeof secret === 'string' ? ok({ answer: 'welcome', secret }) : err('wrongShape');
    case 'opened':
      return ok({ answer: 'opened' });
    case 'refused': {
      const reason = CONTROL_REFUSALS.find((code) => code === value['reason']);
      return reason === undefined ? err('wrongShape') : ok({ answer: 'refused', reason });
    }
    default:
      return err('wrongShape');
  }
}
