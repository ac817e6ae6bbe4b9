import { renderUnicodeCompact } from 'uqr';
import type { HostedNetwork, Hosting } from '../../src-shared/hosting.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { printable } from './printable.ts';
import type { Say } from './terminalAsks.ts';

/** How the terminal says something: a sentence of the dictionary, or a line that is no sentence. */
interface Voice {
  readonly say: Say;
  readonly print: (line: string) => void;
}

/** Shows how others come to the table: the link, its QR code, and the codes to type. */
export function sayInvitation(
  { invitation, portMoved }: Hosting,
  words: Dictionary['words']['shell']['terminal'],
  { say, print }: Voice,
): void {
  say(words.tableOpen);
  print('');
  print(`  ${printable(invitation.link)}`);
  print('');
  print(renderUnicodeCompact(invitation.link, { border: 2 }));
  if (portMoved) say(words.portMoved, { address: invitation.address });
  const { addressCode, tableCode, seal } = invitation;
  say(words.codes, { addressCode, tableCode, seal });
}

/** Lists the networks that others may come by, numbered from 1, and which of them is shown (decision 45). */
export function sayNetworks(
  networks: readonly HostedNetwork[],
  words: Dictionary['words']['network']['terminal'],
  say: Say,
): void {
  say(networks.length === 0 ? words.noNetwork : words.networks);
  for (const [index, { range, name, shown }] of networks.entries()) {
    say(shown ? words.networkShown : words.network, { number: index + 1, range, nic: name });
  }
}
