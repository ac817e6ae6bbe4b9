/** The network that others come by, the terminal's words for it, and what a table that went back says. */
export const network = {
  choice: {
    label: 'Network in the code and the link',
    byItself: 'Choose automatically',
    plain: '{range} ({nic})',
    virtual: '{range} ({nic}: inside this computer, or a tunnel)',
    players: { one: '{network}, {n} player', other: '{network}, {n} players' },
    shown: 'Others join through {range}.',
    none: 'This computer is on no network: nobody else can join.',
  },
  terminal: {
    newAddress: 'The address has changed: the link and the codes from before no longer work.',
    networks:
      'The networks of this computer. Say address and a number to show that one, address 0 for the best:',
    network: '  {number}. {range} ({nic})',
    networkShown: '  {number}. {range} ({nic}), shown now',
    noNetwork: 'This computer is on no network.',
    addressWhich: 'Say which: address and the number before the network, or 0.',
  },
  wentBack: {
    steps: {
      one: 'The table went back by {n} step',
      other: 'The table went back by {n} steps',
    },
    unknown: 'The table went back',
    seenHere: 'This device was shown more than the host remembers. What is on the screen now counts.',
    toldBy: '{name} was shown more than the host remembers. What is on the screen now counts.',
    toldByScreen: 'A screen was shown more than the host remembers. What is on the screen now counts.',
    close: 'Go on',
  },
} as const;
