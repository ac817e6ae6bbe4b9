import * as v from 'valibot';
import { DEAL_STEPS, type BridgeEvent } from '../src-shared/bridge.ts';
import { FORGERIES } from '../src-shared/fairness/terms.ts';
import { EMOTES } from '../src-shared/talk/talkView.ts';
import { err, ok, type Result } from '../src-shared/lang/result.ts';

const shape = v.object({});

/** The members of each event without the depths of views, which the shell parsed as it took them from the host. */
const bridgeEvent = v.variant('event', [
  v.looseObject({
    event: v.literal('shell'),
    kind: v.picklist(['electron', 'browser', 'page']),
    version: v.string(),
    settings: v.object({
      name: v.string(),
      language: v.nullable(v.string()),
      theme: v.picklist(['system', 'dark', 'light']),
      sound: v.nullable(v.boolean()),
      volume: v.string(),
    }),
  }),
  v.looseObject({ event: v.literal('link'), status: v.object({ state: v.string() }) }),
  v.looseObject({ event: v.literal('table'), table: shape, mine: shape }),
  v.looseObject({
    event: v.literal('update'),
    update: v.object({ revision: v.number(), question: v.number() }),
  }),
  v.looseObject({
    event: v.literal('talk'),
    talk: v.object({ claims: v.array(shape), open: v.array(shape) }),
  }),
  v.looseObject({ event: v.literal('emote'), seat: v.number(), emote: v.picklist(EMOTES) }),
  v.looseObject({
    event: v.literal('clock'),
    clock: v.object({ question: v.number(), leftMs: v.number(), ofMs: v.number(), running: v.boolean() }),
  }),
  v.looseObject({ event: v.literal('refused'), refusal: v.object({ code: v.string() }) }),
  v.looseObject({ event: v.literal('wentBack'), steps: v.nullable(v.number()) }),
  v.looseObject({
    event: v.literal('trust'),
    trust: v.object({
      game: v.number(),
      broken: v.number(),
      hasNoShare: v.boolean(),
      making: v.nullable(v.picklist(DEAL_STEPS)),
      forged: v.nullable(v.picklist(FORGERIES)),
      unremembered: v.number(),
    }),
  }),
  v.looseObject({ event: v.literal('gameFile'), text: v.string() }),
  v.looseObject({ event: v.literal('history'), told: v.object({ type: v.string() }) }),
  v.looseObject({ event: v.literal('hosting'), hosting: v.nullable(shape) }),
  v.looseObject({
    event: v.literal('unfinished'),
    tables: v.array(v.object({ table: v.string(), lastPlayed: v.number(), found: shape })),
  }),
  v.looseObject({ event: v.literal('folder'), path: v.string() }),
  v.looseObject({ event: v.literal('tableAnswer'), answer: v.object({ answer: v.string() }) }),
  v.looseObject({ event: v.literal('keeping'), keeping: v.nullable(v.object({ glanceOnly: v.boolean() })) }),
  v.looseObject({
    event: v.literal('nearby'),
    nearby: v.object({ tables: v.array(shape), recent: v.array(shape), networks: v.array(v.string()) }),
  }),
  v.looseObject({
    event: v.literal('doctor'),
    report: v.object({ interfaces: v.array(shape), causes: v.array(v.string()) }),
  }),
]);

/**
 * One event from the shell's socket, which is trusted once it has welcomed this window (decision 36): the tag and
 * the members are checked, so that a text of another kind is a fault and not a broken window.
 */
export function parseBridgeEvent(text: string): Result<BridgeEvent, 'notJson' | 'wrongShape'> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err('notJson');
  }
  if (!v.is(bridgeEvent, value)) return err('wrongShape');
  return ok(value as BridgeEvent);
}
