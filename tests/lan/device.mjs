/** Processes in the namespaces of the bench, and what they say. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inside } from './netns.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const running = new Set();

/** Starts a program in a device's namespace; it is ended with the bench at the latest. */
export function start(device, ...command) {
  const [program, args] = inside(device, ...command);
  const child = spawn(program, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'pipe'] });
  running.add(child);
  child.on('exit', () => running.delete(child));
  child.stdin.on('error', () => undefined);
  return child;
}

/** Ends what is still running. */
export function stopAll() {
  for (const child of running) child.kill('SIGKILL');
}

/** Kabinett on one device: it is told words and says JSON lines. */
export class Device {
  #said = [];
  #waiting = new Set();

  constructor(name) {
    this.name = name;
    this.child = start(name, process.execPath, '--import', 'tsx', 'tests/lan/peer.ts');
    this.errors = '';
    this.child.stderr.on('data', (chunk) => (this.errors += chunk));
    createInterface({ input: this.child.stdout }).on('line', (line) => this.#hear(JSON.parse(line)));
  }

  static async open(name) {
    const device = new Device(name);
    await device.next((line) => line.said === 'ready', 30_000);
    return device;
  }

  tell(...words) {
    this.child.stdin.write(`${words.join(' ')}\n`);
  }

  /** The last list that this device showed. */
  get tables() {
    return this.#said.findLast((line) => line.said === 'nearby')?.tables ?? [];
  }

  /** The last line of this kind. */
  last(said) {
    return this.#said.findLast((line) => line.said === said);
  }

  has(id) {
    return this.tables.some((table) => table.id === id);
  }

  /** The next line that fits, from now on; fails after `ms`. */
  next(fits, ms = 20_000) {
    return new Promise((resolve, reject) => {
      const entry = (line) => {
        if (!fits(line)) return;
        this.#waiting.delete(entry);
        clearTimeout(timer);
        resolve(line);
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(entry);
        reject(new Error(`${this.name} did not say it within ${ms} ms: ${fits}\n${this.errors}`));
      }, ms);
      this.#waiting.add(entry);
    });
  }

  /** Tells a word and gives back the line that answers it. */
  async ask(said, ...words) {
    const answer = this.next((line) => line.said === said);
    this.tell(...words);
    return answer;
  }

  /** The first list with this table, or the first without it. */
  seen(id, ms) {
    return this.next((line) => line.said === 'nearby' && line.tables.some((table) => table.id === id), ms);
  }

  gone(id, ms) {
    return this.next((line) => line.said === 'nearby' && !line.tables.some((table) => table.id === id), ms);
  }

  async exit() {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.tell('exit');
    await ended;
  }

  /** As the power cut would: no word to anybody. */
  kill() {
    const at = Date.now();
    // The namespace's program replaces itself by ours, so that this is the process itself.
    this.child.kill('SIGKILL');
    return at;
  }

  #hear(line) {
    this.#said.push(line);
    for (const entry of this.#waiting) entry(line);
  }
}
