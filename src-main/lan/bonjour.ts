import Bonjour from 'bonjour-service';
import { SERVICE_TYPE } from '../../src-shared/protocol/messages.ts';
import {
  codeOf,
  faultOf,
  sendFaultOf,
  type MdnsHearer,
  type MdnsPort,
  type MdnsService,
  type MdnsSocket,
} from './mdns.ts';

/** Multicast DNS by `bonjour-service`. */
export const bonjourPort: MdnsPort = { open: (address, hearer) => new BonjourSocket(address, hearer) };

const TYPE = SERVICE_TYPE.slice(1, SERVICE_TYPE.indexOf('.'));
const DOMAIN = 'local';
const MDNS_PORT = 5353;
const ANYWHERE = '0.0.0.0';

interface DnsRecord {
  readonly type: string;
  readonly name: string;
  readonly ttl?: number;
  readonly data?: unknown;
}

type Answer =
  | readonly DnsRecord[]
  | { readonly answers: readonly DnsRecord[]; readonly additionals?: readonly DnsRecord[] };

/** The part of the library's inner socket that is used; its types leave it open. */
interface InnerSocket {
  on(event: 'response', listener: (packet: unknown, from: { readonly address: string }) => void): void;
  on(event: 'error' | 'warning' | 'ready', listener: (error: unknown) => void): void;
  query(name: string, type: string, sent: (error: unknown) => void): void;
  respond: (answer: Answer, ...rest: readonly unknown[]) => void;
}

function hasSocket(value: unknown): value is { readonly mdns: unknown } {
  return typeof value === 'object' && value !== null && 'mdns' in value;
}

function isInnerSocket(value: unknown): value is InnerSocket {
  return typeof value === 'object' && value !== null && 'query' in value && 'respond' in value;
}

/**
 * One instance for one interface: bound to every address, because a socket bound to one hears no multicast on
 * Linux, and without probing, because the library settles a name that is taken by silencing the other table.
 */
class BonjourSocket implements MdnsSocket {
  readonly #bonjour: Bonjour;
  readonly #inner: InnerSocket;
  readonly #hearer: MdnsHearer;
  #service: ReturnType<Bonjour['publish']> | null = null;
  #isPublished = false;
  #isClosed = false;

  constructor(address: string, hearer: MdnsHearer) {
    this.#hearer = hearer;
    // The library hands these to its socket, which its types do not say.
    const options = { interface: address, bind: ANYWHERE, port: MDNS_PORT };
    this.#bonjour = new Bonjour(options, (error: unknown) => this.#failed(error));
    const server: unknown = this.#bonjour['server'];
    const inner = hasSocket(server) ? server.mdns : null;
    if (!isInnerSocket(inner)) throw new Error('bonjour-service has no inner socket');
    this.#inner = inner;
    answerForOneInterface(inner, address);
    inner.on('error', (error) => this.#failed(error));
    inner.on('warning', (error) => this.#warned(error));
    inner.on('ready', () => this.#stands());
    inner.on('response', (packet, from) => hearer.onPacket(packet, from.address));
  }

  query(): void {
    this.#inner.query(`${SERVICE_TYPE}.${DOMAIN}`, 'PTR', (error) => this.#sent(error));
  }

  publish({ instance, host, port, txt }: MdnsService): void {
    this.#service = this.#bonjour.publish({
      name: instance,
      type: TYPE,
      host,
      port,
      txt: { ...txt },
      probe: false,
      disableIPv6: true,
    });
    this.#isPublished = true;
  }

  goodbye(): void {
    if (this.#service === null) return;
    if (this.#isPublished) this.#bonjour.unpublishAll(() => undefined);
    else this.#inner.respond(this.#service.records().map((record) => ({ ...record, ttl: 0 })));
    this.#isPublished = false;
  }

  close(): void {
    this.#isClosed = true;
    this.#bonjour.destroy();
  }

  #sent(error: unknown): void {
    if (this.#isClosed) return;
    const isOut = error === null || error === undefined;
    this.#hearer.onState(isOut ? 'listening' : sendFaultOf(error));
    this.#hearer.onSent(isOut ? null : codeOf(error));
  }

  #stands(): void {
    if (!this.#isClosed) this.#hearer.onState('listening');
  }

  #failed(error: unknown): void {
    if (!this.#isClosed) this.#hearer.onState(faultOf(error));
  }

  /** What cannot be decoded warns too: a fault of the sender, which says nothing of this socket. */
  #warned(error: unknown): void {
    if (typeof error === 'object' && error !== null && 'syscall' in error) this.#failed(error);
  }
}

/**
 * The library answers with every address of the machine on every interface, and with a goodbye for the type itself
 * when one table goes: on each interface its own address is told, and the type is left to the other tables.
 */
function answerForOneInterface(inner: InnerSocket, address: string): void {
  const respond = inner.respond.bind(inner);
  const fits = ({ type, name, ttl, data }: DnsRecord): boolean =>
    type === 'A' ? data === address : !(name.startsWith('_services.') && ttl === 0);
  inner.respond = (answer, ...rest) => {
    if ('answers' in answer) {
      const { answers, additionals = [] } = answer;
      respond({ answers: answers.filter(fits), additionals: additionals.filter(fits) }, ...rest);
    } else {
      respond(answer.filter(fits), ...rest);
    }
  };
}
