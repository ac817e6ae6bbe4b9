/**
 * A guest in a namespace: `sealed`, `clear` or `short`, the link, the name, and the address of the host. It says when
 * it is seated and when a game is over, plays by itself, and goes with the table.
 */
import { WebSocket } from 'ws';
import { systemClock } from '../../src-main/host/clock.ts';
import type { Link } from '../../src-shared/link/link.ts';
import { clearLink } from '../kit/clearTable.ts';
import { MemoryGuest } from '../kit/memoryTable.ts';
import { playByItself } from '../kit/playByItself.ts';
import { seededDice } from '../kit/seededDice.ts';
import { Person } from '../soak/person.ts';

const [kind = '', link = '', name = '', host = ''] = process.argv.slice(2);

function say(said: string): void {
  process.stdout.write(`${JSON.stringify({ said })}\n`);
}

/** The product's guest, played by a person who takes a moment for each answer. */
function playSealed(): void {
  const url = new URL(link);
  url.hostname = host;
  const person = new Person(name, {
    clock: systemClock,
    dice: seededDice(name),
    host: () => ({ host, port: Number(url.port) }),
    link: () => url.href,
    newAddress: () => '0.0.0.0',
    // Turned away when the host closes the table, and in no other way.
    fault: () => process.exit(0),
  });
  let stage = '';
  person.player.onEvent((event) => {
    if (event.event === 'table' && stage === '' && event.mine.seat !== null) say((stage = 'seated'));
    if (event.event !== 'update') return;
    const now = event.update.public.stage.name;
    if (now === 'concluded' && stage !== now) say('over');
    stage = now;
  });
  person.join(url.href);
}

function playInTheClear(): void {
  const socket = new WebSocket(`ws://${host}:${new URL(link).port}/`);
  socket.on('close', () => process.exit(0));
  socket.once('open', () => {
    const open: Link = clearLink(socket, kind === 'short');
    const guest = new MemoryGuest({
      frames: [],
      isOpen: true,
      send: (text) => open.send(text),
      onText: (listener) => open.onMessage(listener),
      drop: () => open.close(),
    });
    playByItself(guest, seededDice(name));
    guest.onHeard((message) => {
      if (message.type === 'table' && guest.all('table').length === 1) say('seated');
      if (message.type === 'update' && message.update.public.stage.name === 'concluded') say('over');
    });
    guest.say({ type: 'join', name, as: 'seat' });
  });
}

if (kind === 'sealed') playSealed();
else playInTheClear();
