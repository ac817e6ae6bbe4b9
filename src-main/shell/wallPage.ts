import type { Hosting } from '../../src-shared/hosting.ts';

/**
 * The address of the hosted table's page as a wall screen of that name. Nothing secret is in it, because other users
 * of the machine can read a command line (decision 36): the person types the table code there.
 */
export function wallPage({ invitation }: Hosting, name: string): string {
  return `http://${invitation.address}/?wall=${encodeURIComponent(name)}`;
}

/** Whether an address is that of a wall screen. */
export function isWallPage(address: string): boolean {
  return new URL(address).searchParams.has('wall');
}
