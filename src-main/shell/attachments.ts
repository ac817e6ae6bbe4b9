import type { BridgeCall, BridgeEvent } from '../../src-shared/bridge.ts';
import type { AttachedWindow, Windows } from './windows.ts';

/** The windows of one shell, by whatever the system knows each of them by. */
export class Attachments<Sender> {
  readonly #windows: Windows;
  readonly #attached = new Map<Sender, AttachedWindow>();

  constructor(windows: Windows) {
    this.#windows = windows;
  }

  /** Attaches a window that asks, anew after each reload; true the first time. */
  attach(sender: Sender, tell: (event: BridgeEvent) => void): boolean {
    const before = this.#attached.get(sender);
    before?.detach();
    this.#attached.set(sender, this.#windows.attach(tell));
    return before === undefined;
  }

  /** Passes a call on; dropped where that window is not attached. */
  call(sender: Sender, call: BridgeCall): void {
    this.#attached.get(sender)?.call(call);
  }

  /** The window is gone. */
  detach(sender: Sender): void {
    this.#attached.get(sender)?.detach();
    this.#attached.delete(sender);
  }
}
