import type { BridgeCall, BridgeEvent } from '../../src-shared/bridge.ts';

/** One window as the shell sees it. */
export interface AttachedWindow {
  call(call: BridgeCall): void;
  /** The window is gone: it is told nothing more. */
  detach(): void;
}

/**
 * Where windows are attached. All windows of one shell show the same seat: every one is told the present state
 * first and hears every event after it, and each may call.
 */
export interface Windows {
  attach(tell: (event: BridgeEvent) => void): AttachedWindow;
}

/** A window that comes later shows how things stand; it does not play again what happened. */
export function withoutHappenings(event: Extract<BridgeEvent, { event: 'update' }>): BridgeEvent {
  return { event: 'update', update: { ...event.update, happenings: [] } };
}
