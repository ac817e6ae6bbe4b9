/** What the desktop app says outside its page: in its menu, its boxes, and where the system asks for a right. */
export const desktop = {
  closing: {
    host: {
      message: 'Close Kabinett in the middle of this game?',
      detail:
        'You host this table, and it closes for everybody. The game is kept on this device: open Kabinett again to take it up.',
    },
    hostUnkept: {
      message: 'Close Kabinett and end this game?',
      detail:
        'You host this table, and it closes for everybody. The disk does not keep this game: it ends without a winner and cannot be taken up again.',
    },
    seat: {
      message: 'Close Kabinett during the game?',
      detail:
        'Your seat stays yours: open Kabinett again to come back to it. Until then the table waits only where it is your turn.',
    },
    stay: 'Keep playing',
    close: 'Close Kabinett',
  },
  crash: {
    message: 'The window failed several times.',
    detail: 'The table goes on and your seat is kept. Open the window again?',
    again: 'Open the window',
  },
  localNetwork:
    'Kabinett finds tables on your network and lets players there join yours. Nothing leaves your network.',
  menu: {
    file: 'File',
    edit: 'Edit',
    view: 'View',
    window: 'Window',
    about: 'About Kabinett',
    hide: 'Hide Kabinett',
    hideOthers: 'Hide Others',
    showAll: 'Show All',
    quit: 'Quit Kabinett',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select All',
    actualSize: 'Actual Size',
    larger: 'Larger',
    smaller: 'Smaller',
    fullScreen: 'Full Screen',
    minimise: 'Minimise',
    closeWindow: 'Close Window',
  },
} as const;
