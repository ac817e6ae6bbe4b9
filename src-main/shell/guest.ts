import { GuestConnection } from '../../src-shared/guest/connection.ts';
import type { SeatedMessage } from '../../src-shared/guest/terms.ts';
import type { KeyKeeper } from '../../src-shared/guest/keeper.ts';
import { unreachable } from '../../src-shared/lang/result.ts';
import type { Clock } from '../../src-shared/link/clock.ts';
import type { Wire } from '../../src-shared/link/link.ts';
import { parseInvitation } from '../../src-shared/protocol/invitation.ts';
import type { GuestEvent, ShellGuest, TableCall } from './shell.ts';

export interface GuestParts {
  readonly keeper: KeyKeeper;
  readonly clock: Clock;
  readonly open: (url: string) => Wire;
}

function messageOf(call: TableCall): SeatedMessage {
  switch (call.verb) {
    case 'intent':
      return { type: 'intent', question: call.question, intent: call.intent };
    case 'rename':
      return { type: 'rename', name: call.name };
    case 'ready':
      return { type: 'ready', ready: call.ready };
    case 'sit':
      return { type: 'sit', name: call.name };
    default:
      return unreachable(call);
  }
}

/** This shell's guest over sockets of this machine. What was typed and is no invitation is turned away by its code. */
export function openGuest(parts: GuestParts, hear: (event: GuestEvent) => void): ShellGuest {
  const connection = new GuestConnection({
    ...parts,
    onEvent: (event) => {
      if (event.event !== 'welcome') hear(event);
    },
  });
  return {
    join: (where, name, as) => {
      const invitation = parseInvitation(where, null);
      if (invitation.ok) connection.join({ ...invitation.value, name, as });
      else hear({ event: 'link', status: { state: 'turnedAway', reason: invitation.error } });
    },
    say: (call) => void connection.send(messageOf(call)),
    leave: () => connection.leave(),
    playHere: () => void connection.playHere(),
    giveUp: () => connection.giveUp(),
  };
}
