import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { openTestHost, type TestHostOptions } from './testHost.ts';
import { secretOf, WsGuest } from './wsGuest.ts';

/** The hosts of one test, closed together after it. */
export class OpenHosts {
  #hosts: RunningHost[] = [];

  async open(options?: TestHostOptions): Promise<RunningHost> {
    const host = await openTestHost(options);
    this.#hosts.push(host);
    return host;
  }

  async closeAll(): Promise<void> {
    await Promise.all(this.#hosts.map((host) => host.close()));
    this.#hosts = [];
  }
}

export function linkOf(host: RunningHost): ReturnType<typeof secretOf> {
  return secretOf(host.hosting.invitation.link);
}

/** The typed code, with no seal behind it. */
export function codeOf(
  host: RunningHost,
  code = host.hosting.invitation.tableCode,
): ReturnType<typeof secretOf> {
  return { kind: 'code', code, seal: null };
}

/** People with these names in the lobby, each over a socket. */
export async function joinAll(
  host: RunningHost,
  names: readonly string[],
  via?: number,
): Promise<readonly WsGuest[]> {
  const guests: WsGuest[] = [];
  const options = via === undefined ? {} : { via };
  for (const name of names) guests.push(await WsGuest.join(host.port, linkOf(host), name, 'seat', options));
  return guests;
}

/** Opens a link by this secret and says one thing; the close code that follows. */
export async function closeCodeAfter(
  host: RunningHost,
  secret: ReturnType<typeof secretOf>,
): Promise<number> {
  const opened = await WsGuest.open(host.port, secret);
  if (!opened.ok) throw new Error(opened.error);
  opened.value.guest.say({ type: 'join', name: 'Eve', as: 'seat' });
  return opened.value.raw.closed;
}
