import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { parseInvitation } from '../../src-shared/protocol/invitation.ts';
import type { Needle } from './capture.ts';
import type { MemoryGuest } from './memoryTable.ts';
import { playByItself } from './playByItself.ts';
import { seededDice } from './seededDice.ts';

/** Names that no noise spells. */
export const NAMES = ['Wilhelmina', 'Bartholomew', 'Clementine', 'Desdemona', 'Evangeline'] as const;

/** Words that every view, happening and intent of a game is full of. */
const WORDS = [
  'liberal',
  'fascist',
  'hitler',
  'ballot',
  'nominee',
  'discard',
  'dossier',
  'election',
  'awaiting',
];

/** All that a listener must not find: the words of the game, who plays, and every way in. */
export function wordsOf(host: RunningHost): readonly Needle[] {
  const { link, tableCode } = host.hosting.invitation;
  const parsed = parseInvitation(link, null);
  if (!parsed.ok || parsed.value.secret.kind !== 'link') throw new Error('no link');
  const secret = parsed.value.secret.secret;
  const asText = Buffer.from(secret).toString('base64url');
  return [...WORDS, ...NAMES, tableCode, secret, asText];
}

/** Begins a game and lets everybody play it to its verdict. */
export async function playByThemselves(guests: readonly MemoryGuest[], begin: () => unknown): Promise<void> {
  const ended = guests.map(
    (guest) =>
      new Promise<void>((resolve) =>
        guest.onHeard((message) => {
          if (message.type === 'update' && message.update.public.stage.name === 'concluded') resolve();
        }),
      ),
  );
  for (const [seat, guest] of guests.entries()) playByItself(guest, seededDice(`overheard ${seat}`));
  begin();
  await Promise.all(ended);
}
