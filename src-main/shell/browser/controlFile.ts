import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { CONTROL_PATH, parseControlAnswer, type ControlHello } from '../../../src-shared/control.ts';
import { writeAtomically } from '../../profile.ts';

/** How long a second start waits for the first to answer. */
const ANSWER_MS = 3000;

const controlFile = v.object({
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535)),
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

/**
 * Writes PROFILE/control, readable by its owner alone: how a second start reaches this process (decision 36). False
 * where it cannot be written: then a second start is told who holds the profile.
 */
export function writeControlFile(file: string, port: number, secret: string): boolean {
  return writeAtomically(file, JSON.stringify({ port, secret }));
}

function readControlFile(file: string): v.InferOutput<typeof controlFile> | null {
  try {
    const parsed = v.safeParse(controlFile, JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Asks the process that holds the profile for one more window. False where it does not answer. */
export async function askForWindow(file: string): Promise<boolean> {
  const control = readControlFile(file);
  if (control === null) return false;
  const authority = `127.0.0.1:${String(control.port)}`;
  const socket = new WebSocket(`ws://${authority}${CONTROL_PATH}`, {
    origin: `http://${authority}`,
    handshakeTimeout: ANSWER_MS,
  });
  const hello: ControlHello = { hello: 'open', secret: control.secret };
  return new Promise((resolve) => {
    const patience = setTimeout(() => socket.terminate(), ANSWER_MS);
    socket.on('open', () => socket.send(JSON.stringify(hello)));
    socket.on('message', (data: Buffer) => {
      const answer = parseControlAnswer(data.toString('utf8'));
      resolve(answer.ok && answer.value.answer === 'opened');
    });
    socket.on('error', () => resolve(false));
    socket.on('close', () => {
      clearTimeout(patience);
      resolve(false);
    });
  });
}
