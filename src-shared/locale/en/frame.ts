/** The window itself: its menu, how the dossier opens, the way back to the lobby, the wall on a second display. */
export const frame = {
  menu: 'Menu',
  dossierOpens: 'The dossier opens',
  opens: { hold: 'while it is held', tap: 'by a tap' },
  tap: 'Tap to look',
  toLobby: {
    title: 'Back to the lobby',
    question:
      'Take everybody back to the lobby? The roles and the hidden history disappear from every screen.',
    yes: 'Yes, to the lobby',
    no: 'No, stay here',
  },
  /** In place of a screen that cannot be drawn of what a host told. */
  unshown: {
    title: 'What the host sent cannot be shown',
    text: 'Nothing is lost: the next thing that the host says is shown again. The host may have a newer version of Kabinett.',
    again: 'Show again',
  },
  wall: {
    /** Before a number: what the new screen is called in the list. */
    name: 'Wall',
    open: 'Open the wall screen',
    hint: 'For a TV or a second display. Drag the new window there and make it full screen.',
  },
} as const;
