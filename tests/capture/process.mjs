/** A program of ours in a namespace, and what it says. */
import { createInterface } from 'node:readline';
import { start } from '../lan/device.mjs';

export class Talker {
  #said = [];
  #waiting = new Set();

  constructor(device, ...command) {
    this.device = device;
    this.errors = '';
    this.child = start(device, ...command);
    this.child.stderr.on('data', (chunk) => this.#hear(String(chunk), true));
    createInterface({ input: this.child.stdout }).on('line', (line) => this.#hear(line, false));
    this.ended = new Promise((resolve) => this.child.once('exit', resolve));
  }

  static ours(device, file, ...args) {
    return new Talker(device, process.execPath, '--import', 'tsx', file, ...args);
  }

  tell(word) {
    this.child.stdin.write(`${word}\n`);
  }

  /** The first line, said already or not yet, that this makes something of. */
  next(read, ms = 60_000) {
    return new Promise((resolve, reject) => {
      const look = () => {
        for (const line of this.#said) {
          const found = read(line);
          if (found === null || found === undefined || found === false) continue;
          this.#waiting.delete(look);
          clearTimeout(timer);
          return resolve(found);
        }
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(
          new Error(
            `${this.device} did not say ${read} within ${ms} ms\n${this.#said.slice(-8).join('\n')}\n${this.errors}`,
          ),
        );
      }, ms);
      this.#waiting.add(look);
      look();
    });
  }

  /** What our own programs say is JSON. */
  said(word, ms) {
    return this.next(
      (line) => (line.startsWith('{') && JSON.parse(line).said === word ? JSON.parse(line) : null),
      ms,
    );
  }

  /** Lines so far that fit. */
  count(fits) {
    return this.#said.filter(fits).length;
  }

  #hear(text, isError) {
    if (isError) this.errors = (this.errors + text).slice(-2_000);
    this.#said.push(text);
    for (const look of [...this.#waiting]) look();
  }
}
