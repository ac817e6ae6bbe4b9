import type { BridgeCall } from '../bridge.ts';
import { unreachable } from '../lang/result.ts';
import type { SeatedMessage } from './terms.ts';

/** What a window says to the table that it sits at. */
export type TableCall = Extract<
  BridgeCall,
  { readonly verb: 'intent' | 'claim' | 'emote' | 'rename' | 'ready' | 'stopCountIn' | 'sit' | 'askForSeat' }
>;

/** The message that says this to the host; of the call nothing else goes over the wire. */
export function messageOf(call: TableCall): SeatedMessage {
  switch (call.verb) {
    case 'intent':
      return { type: 'intent', question: call.question, intent: call.intent };
    case 'claim':
      return { type: 'claim', round: call.round, says: call.says };
    case 'emote':
      return { type: 'emote', emote: call.emote };
    case 'rename':
      return { type: 'rename', name: call.name };
    case 'ready':
      return { type: 'ready', ready: call.ready };
    case 'stopCountIn':
      return { type: 'stopCountIn' };
    case 'sit':
      return { type: 'sit', name: call.name };
    case 'askForSeat':
      return { type: 'askForSeat', seat: call.seat };
    default:
      return unreachable(call);
  }
}
