import type { Bridge } from '../src-shared/bridge.ts';

declare global {
  interface Window {
    /** Set by the preload script under Electron, and nowhere else. */
    readonly kabinett?: Bridge;
  }
}

/** The bridge that Electron's preload script put into this window; null in a browser. */
export function electronBridge(): Bridge | null {
  return window.kabinett ?? null;
}
