import type { Link } from '../../src-shared/link/link.ts';
import { unreachable, type Result } from '../../src-shared/lang/result.ts';
import type { GuestMessage } from '../../src-shared/protocol/messages.ts';
import type { GoodbyeReason, TableRefusal } from '../../src-shared/protocol/refusals.ts';
import { parseGuestMessage } from '../../src-shared/protocol/parse.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import type { LogDetails } from '../log.ts';
import { Channel } from './channel.ts';
import { channelOf, type Handle, type Person } from './chairs.ts';
import { stopCountIn } from './countIn.ts';
import type { Entry } from './entry.ts';
import { join, leave, rename, setReady, sit, whyNoSeat, withSession } from './seating.ts';
import { readName } from './seatNames.ts';
import type { Table } from './table.ts';
import { personOf, seatOf, type TableState } from './tableState.ts';

/**
 * Listens to one opened link until it ends. `onEntered` is called when its person waits at the door or is let in.
 * `address` is where it came from, or null where no limit by address holds (decision 14).
 */
export function listen(
  table: Table,
  link: Link,
  entry: Entry,
  onEntered: () => void,
  address: string | null = null,
): void {
  const { clock, limits } = table.parts;
  const visit = new Visit(table, new Channel(link, clock, limits, table.outbox), entry, {
    onEntered,
    address,
  });
  link.onMessage((text) => visit.hear(text));
  link.onClose((fault) => visit.end(fault));
}

type Newcomer = Extract<Entry, { kind: 'newcomer' }>;
type Join = Extract<GuestMessage, { type: 'join' }>;

/** Where a link came from, and whom to tell that it is no stranger's any more. */
interface Arrived {
  readonly onEntered: () => void;
  readonly address: string | null;
}

/** One link at the table: nobody's until its first message is right, then one person's. */
class Visit {
  readonly #table: Table;
  readonly #channel: Channel;
  readonly #entry: Entry;
  readonly #arrival: Arrived;
  readonly #callOff: () => void;
  #handle: Handle | null = null;
  /** The question to the host whether this person may come in; null where none is open. */
  #knock: number | null = null;

  constructor(table: Table, channel: Channel, entry: Entry, arrival: Arrived) {
    this.#table = table;
    this.#channel = channel;
    this.#entry = entry;
    this.#arrival = arrival;
    this.#callOff = table.parts.clock.after(table.parts.limits.handshakeMs, () => channel.cut());
  }

  hear(text: string): void {
    if (!this.#channel.isOpen || this.#table.isClosed) return;
    const rate = this.#channel.countMessage();
    if (rate === 'tooMany') return this.#expel('tooMany', rate);
    const parsed = parseGuestMessage(text);
    if (!parsed.ok) return this.#expel('badMessage', parsed.error.code);
    this.#channel.forgiveSilence();
    if (rate === 'tooFast') return this.#channel.refuse({ code: 'tooFast' });
    if (this.#knock !== null) this.#atDoor(this.#knock, parsed.value);
    else if (this.#handle === null) this.#greet(parsed.value);
    else this.#obey(this.#handle, parsed.value);
  }

  end(fault: boolean): void {
    this.#callOff();
    const wasOpen = this.#channel.isOpen;
    if (wasOpen) this.#channel.cut();
    if (fault) this.#table.parts.log('warn', 'wireFault', { code: 'frame' });
    if (this.#knock !== null) this.#table.doorkeeper.room.take(this.#knock);
    if (this.#handle === null || !this.#isMine(this.#handle)) return;
    this.#table.become(withSession(this.#table.state, this.#handle, { state: 'gone' }));
  }

  /** A person's newest link is the only one that speaks for it. */
  #isMine(handle: Handle): boolean {
    const person = personOf(this.#table.state, handle);
    return person !== null && channelOf(person) === this.#channel;
  }

  #expel(reason: GoodbyeReason, code: string): void {
    this.#table.parts.log('warn', 'wireFault', { code });
    this.#channel.goodbye(reason);
    this.end(false);
  }

  #greet(message: GuestMessage): void {
    if (message.type === 'join' && this.#entry.kind === 'newcomer') return this.#join(message, this.#entry);
    if (message.type === 'return' && this.#entry.kind === 'returning')
      return this.#return(this.#entry.handle, message);
    this.#expel('badMessage', 'order');
  }

  #join(message: Join, entry: Newcomer): void {
    if (!this.#table.state.asksFirst || entry.isHost) this.#letIn(message, entry);
    else this.#wait(message, entry);
  }

  /** The host is asked first (decision 5): meanwhile this person is nobody at the table. */
  #wait(message: Join, entry: Newcomer): void {
    const name = readName(message.name);
    if (message.as === 'seat' && !name.ok) return this.#turnAway(name.error);
    const knocked = this.#table.doorkeeper.knock({
      name: name.ok ? name.value : '',
      as: message.as,
      from: this.#arrival.address,
      channel: this.#channel,
      enter: () => {
        this.#knock = null;
        this.#letIn(message, entry);
      },
    });
    if (!knocked.ok) return this.#turnAway(knocked.error);
    this.#callOff();
    this.#knock = knocked.value;
    this.#arrival.onEntered();
  }

  #atDoor(knock: number, message: GuestMessage): void {
    if (message.type === 'beat') return;
    if (message.type !== 'leave') return this.#expel('badMessage', 'order');
    this.#table.doorkeeper.room.take(knock);
    this.#channel.goodbye('left');
  }

  #letIn({ name, as }: Join, entry: Newcomer): void {
    const { ring, limits, log, clock } = this.#table.parts;
    const handle = ring.keep(entry.key);
    const session = { state: 'gone' } as const;
    const newcomer: Person = { handle, name, isHost: entry.isHost, cameAt: clock.now(), session };
    const joined = join(this.#table.state, newcomer, as, limits.screens);
    if (!joined.ok) {
      ring.forget(handle);
      return this.#turnAway(joined.error);
    }
    log('info', 'entered', whereOf(joined.value, handle));
    this.#enter(joined.value, handle);
    // Whoever came for a seat is told why there is none: the game runs, or the table is full.
    if (as === 'seat' && seatOf(joined.value, handle) === null) this.#channel.refuse(whyNoSeat(joined.value));
  }

  #return(handle: Handle, { revision, head }: Extract<GuestMessage, { type: 'return' }>): void {
    const person = personOf(this.#table.state, handle);
    if (person === null) return this.#expel('removed', 'removed');
    const old = channelOf(person);
    this.#enter(this.#table.state, handle);
    this.#table.compare(handle, revision, head);
    if (old === null) return;
    this.#table.parts.log('info', 'replaced', whereOf(this.#table.state, handle));
    old.goodbye('replaced');
    const seat = seatOf(this.#table.state, handle);
    if (seat !== null) this.#table.parts.onTakenOver?.(seat);
  }

  #enter(state: TableState, handle: Handle): void {
    this.#callOff();
    this.#handle = handle;
    this.#table.welcome(state, handle, this.#channel);
    this.#arrival.onEntered();
  }

  /** A full gallery or door ends the link; a bad name may be mended while the link's time runs. */
  #turnAway(refusal: TableRefusal): void {
    this.#channel.refuse(refusal);
    if (refusal.code === 'tableFull') this.#channel.goodbye('tooMany');
    if (refusal.code === 'doorFull' || refusal.code === 'notLetIn') this.#channel.cut();
  }

  #obey(handle: Handle, message: GuestMessage): void {
    if (!this.#isMine(handle)) return;
    this.#noteBack(handle);
    const { state } = this.#table;
    switch (message.type) {
      case 'intent':
        return this.#table.answer(handle, {
          question: message.question,
          intent: message.intent,
          refuse: (refusal) => this.#channel.refuse(refusal),
        });
      case 'claim':
        return this.#table.talk.claim(handle, { round: message.round, says: message.says }, (refusal) =>
          this.#channel.refuse(refusal),
        );
      case 'emote':
        return this.#table.talk.react(handle, message.emote, (refusal) => this.#channel.refuse(refusal));
      case 'rename':
        return this.#change(rename(state, handle, message.name));
      case 'ready':
        return this.#change(setReady(state, handle, message.ready));
      case 'stopCountIn':
        return this.#change(stopCountIn(state, handle));
      case 'sit':
        return this.#change(sit(state, handle, message.name));
      case 'askForSeat':
        return this.#askForSeat(handle, message.seat);
      case 'leave':
        return this.#leave(handle);
      case 'commit':
      case 'reveal':
        return this.#table.hearDeal(handle, message);
      case 'found':
        return this.#table.hearFound(handle, message);
      case 'beat':
        return;
      case 'join':
      case 'return':
        return this.#expel('badMessage', 'order');
      default:
        return unreachable(message);
    }
  }

  /** A silent person is back at the first word. */
  #noteBack(handle: Handle): void {
    const { state } = this.#table;
    if (personOf(state, handle)?.session.state !== 'silent') return;
    this.#table.become(withSession(state, handle, { state: 'here', channel: this.#channel }));
  }

  #change(changed: Result<TableState, TableRefusal>): void {
    if (changed.ok) this.#table.become(changed.value);
    else this.#channel.refuse(changed.error);
  }

  #askForSeat(handle: Handle, seat: SeatId): void {
    const asked = this.#table.doorkeeper.askForSeat(handle, seat, this.#arrival.address);
    if (!asked.ok) this.#channel.refuse(asked.error);
  }

  #leave(handle: Handle): void {
    this.#table.parts.log('info', 'left', whereOf(this.#table.state, handle));
    this.#table.become(leave(this.#table.state, handle));
    this.#channel.goodbye('left');
  }
}

/** For the log: the seat of this key, or nothing for the gallery. */
function whereOf(state: TableState, handle: Handle): LogDetails {
  const seat = seatOf(state, handle);
  return seat === null ? {} : { seat };
}
