/** The three channels between the preload and the main process; the window sees verbs, never these. */
export const CALL_CHANNEL = 'kabinett:call';
export const ATTACH_CHANNEL = 'kabinett:attach';
export const EVENT_CHANNEL = 'kabinett:event';
