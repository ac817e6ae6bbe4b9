import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { systemClock } from '../../src-main/host/clock.ts';
import { Player, Storage } from '../siege/player.ts';

/** The attackers' machines. */
const EVE = Array.from({ length: 6 }, (_, index) => `127.0.3.${1 + index}`);
const GUESS_EVERY_MS = 25;
const FLOOD_EVERY_MS = 10;

interface Tally {
  guesses: number;
  sockets: number;
  floods: number;
  requests: number;
  slow: number;
}

function eve(number: number): string {
  return EVE[number % EVE.length] ?? '127.0.3.1';
}

function socketOf(port: number, number: number): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { localAddress: eve(number) });
  socket.on('error', () => undefined);
  return socket;
}

/** Wrong codes without a pause, from every machine. */
function guess(link: string, tally: Tally): void {
  const address = new URL(link).host;
  setInterval(() => {
    tally.guesses += 1;
    const device = { address: eve(tally.guesses), clock: systemClock, storage: new Storage() };
    const player = new Player('Eve', device);
    const [host = '', port = ''] = address.split(':');
    player.connection.join({
      address: { host, port: Number(port) },
      secret: { kind: 'code', code: '000000', seal: null },
      name: 'Eve',
      as: 'seat',
    });
  }, GUESS_EVERY_MS);
}

/** Idle sockets, sixteen megabytes, text, fragments and pings, one kind after the other. */
function flood(port: number, tally: Tally): void {
  const big = new Uint8Array(16_777_216);
  setInterval(() => {
    tally.sockets += 1;
    const number = tally.sockets;
    const socket = socketOf(port, number);
    socket.once('open', () => {
      tally.floods += 1;
      if (number % 5 === 1) socket.send(big);
      if (number % 5 === 2) socket.send('text');
      if (number % 5 === 3)
        for (let part = 0; part < 16_000 && socket.readyState === socket.OPEN; part += 1)
          socket.send(new Uint8Array(1), { fin: false });
      if (number % 5 === 4) for (let ping = 0; ping < 5_000; ping += 1) socket.ping();
    });
  }, FLOOD_EVERY_MS);
}

/** Pages asked for without a pause and not read, and headers that come a letter at a time. */
function ask(port: number, tally: Tally): void {
  const again = (number: number): void => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: eve(number) });
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(() => again(number), FLOOD_EVERY_MS));
    if (number % 4 === 0) {
      tally.slow += 1;
      socket.write('GET / HTTP/1.1\r\nX-Slow: ');
      const drip = setInterval(() => socket.write('x'), 200);
      socket.on('close', () => clearInterval(drip));
      return;
    }
    const asked = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`.repeat(50);
    socket.on('data', () => {
      tally.requests += 1;
    });
    socket.write(asked);
    setTimeout(() => socket.destroy(), 500);
  };
  for (let number = 0; number < 60; number += 1) again(number);
}

/** Every attack that a stranger without the code can make, all at once, until this process ends. */
export async function attack(port: number, link: string): Promise<() => string> {
  const tally: Tally = { guesses: 0, sockets: 0, floods: 0, requests: 0, slow: 0 };
  guess(link, tally);
  flood(port, tally);
  ask(port, tally);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return () =>
    `${tally.guesses} wrong codes, ${tally.sockets} sockets of which ${tally.floods} opened, ` +
    `${tally.requests} answers of pages, ${tally.slow} slow headers`;
}
