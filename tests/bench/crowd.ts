import { WebSocket } from 'ws';
import { systemClock } from '../../src-main/host/clock.ts';
import { Player, Storage } from '../siege/player.ts';

const SCREENS = 24;
const STRANGERS = 16;
const TRY_AGAIN_MS = 150;

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** One screen of the gallery, as soon as the host takes one more handshake. */
async function screen(link: string, number: number): Promise<Player> {
  const address = `127.0.1.${1 + number}`;
  const player = new Player(`S${number}`, { address, clock: systemClock, storage: new Storage() });
  while (player.status !== 'seated') {
    const settled = player.until(() => player.status === 'seated' || player.status.startsWith('turnedAway'));
    player.join(link, 'gallery');
    await settled;
    if (player.status !== 'seated') await later(TRY_AGAIN_MS);
  }
  return player;
}

/**
 * Every place that a host has for others than its seats is taken: the gallery is full of screens that are shown
 * everything, and as many strangers as may wait say nothing and come anew when they are sent away.
 */
export async function crowd(link: string, port: number): Promise<() => string> {
  const screens: Player[] = [];
  for (let number = 0; number < SCREENS; number += 1) screens.push(await screen(link, number));
  let came = 0;
  const stranger = (number: number): void => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { localAddress: `127.0.2.${1 + number}` });
    socket.on('error', () => undefined);
    socket.on('open', () => (came += 1));
    socket.on('close', () => setTimeout(() => stranger(number), TRY_AGAIN_MS));
  };
  for (let number = 0; number < STRANGERS; number += 1) stranger(number);
  await later(1_000);
  return () =>
    `${screens.filter(({ status }) => status === 'seated').length} screens watched, ${came} strangers came and waited`;
}

/** A guest that says it is there and takes nothing of what it is told; it comes back whenever it was cut. */
export async function neverRead(link: string): Promise<() => string> {
  const player = await screen(link, 0);
  let pauses = 0;
  const stop = (): void => {
    pauses += 1;
    player.pause();
  };
  player.onEvent((event) => {
    if (event.event === 'link' && event.status.state === 'seated') stop();
  });
  stop();
  return () => `stopped reading ${pauses} times`;
}
