/** The signs of the table: own drawings on 24 x 24, solid, in one colour; each path cuts its holes by the even-odd rule. */
export const SIGNS = {
  president: [
    'M3 18a9 9 0 0 1 18 0ZM2 19.5h20V22H2ZM11 6h2v4h-2Z',
    'M9.4 4.2a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z',
  ],
  chancellor: ['M12 1 19.5 13 16 19H8L4.5 13ZM11.2 5.5V11.3A2 2 0 1 0 12.8 11.3V5.5Z', 'M8 20.5h8V23H8Z'],
  investigate: [
    'M2 3h15v5.4a7 7 0 0 0-2-.4V5H4v12h4.3a7 7 0 0 0 1 2H2ZM14.5 9.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
    'm17.3 18.9 1.6-1.6 4.3 4.3-1.6 1.6ZM5.5 7h7v1.7h-7ZM5.5 10.5h3.5v1.7H5.5Z',
  ],
  specialElection: [
    'M1 18a7 7 0 0 1 14 0ZM.5 19.3h15V22H.5ZM7 8h2v4H7Z',
    'M5.8 6.6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z',
    'M16 3.5h3V1l4.5 4L19 9V6.5h-3Z',
    'M17 11h3v11h-3Z',
  ],
  peek: [
    'M3 13h7v10H3ZM11.5 13h4v10h-4ZM17 13h4v10h-4Z',
    'M1.5 6Q12-3 22.5 6 12 15 1.5 6ZM12 2.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z',
  ],
  execution: ['M1 5h22v14H1ZM3.6 7.6v8.8h16.8V7.6Z', 'm3.3 21.8-2-2L20.7 2.2l2 2Z'],
  veto: ['M3 1h9l-2 5 3 3-3 4 2 4-2 6H3ZM15 1h6v22h-8l2-6-2-4 3-4-3-3Z'],
  ballot: ['M7 1h10v8H7ZM2 10h20v3H2ZM3.5 14.5h17V23h-17Z'],
  lamp: ['M5 10a7 7 0 0 1 14 0ZM11 1h2v3h-2ZM7 12h10l4 11H3Z'],
  dossier: ['M2 4h8l2 3h10v14H2ZM12 9.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z'],
  chronicle: ['M3 4h3v3H3ZM8 4h13v3H8ZM3 10.5h3v3H3ZM8 10.5h13v3H8ZM3 17h3v3H3ZM8 17h13v3H8Z'],
  rules: ['M2 4q5-2 9 1v16q-4-3-9-1ZM22 4q-5-2-9 1v16q4-3 9-1Z'],
  say: ['M2 3h20v13H11l-6 6v-6H2Z'],
  marks: [
    'M3 2h18v20H3ZM5.5 4.5v15h13v-15Z',
    'M8 7h2.5v2.5H8ZM13 7h3v2.5h-3ZM8 11h2.5v2.5H8ZM13 11h3v2.5h-3ZM8 15h2.5v2.5H8ZM13 15h3v2.5h-3Z',
  ],
  waiting: ['M4 1h16v3l-6 8 6 8v3H4v-3l6-8-6-8Z'],
  eyesOnly: [
    'M1.5 9Q12 18 22.5 9l1 1.6q-1.3 1.6-2.9 2.7l1.8 2.8-1.8 1.1-1.9-2.9q-1.9.9-4 1.2l.5 3.3-2.1.2-.6-3.3h-1l-.6 3.3-2.1-.2.5-3.3q-2.1-.3-4-1.2l-1.9 2.9-1.8-1.1 1.8-2.8Q1.8 12.2.5 10.6Z',
  ],
  down: ['M9 2h6v10h6l-9 10L3 12h6Z'],
  up: ['M9 22h6V12h6L12 2 3 12h6Z'],
  away: ['M5 1h3v11h11v11h-3v-7H8v7H5Z'],
  host: [
    'M7 6a6 6 0 1 0 5.6 8H15v4h4v-4h4v-4H12.6A6 6 0 0 0 7 6Zm0 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  ],
  bot: ['M11 1h2v4h7v16H4V5h7ZM7.5 10v3.5H11V10ZM13 10v3.5h3.5V10ZM8 16.5V18h8v-1.5Z'],
  tick: ['m2 13 3-3 5 5L20 3l3 3-13 15Z'],
  wall: ['M1 3h22v14H1ZM3.5 5.5v9h17v-9ZM7 19h10v3H7Z'],
  options: ['M2 5h9V2h4v3h7v3h-7v3h-4V8H2ZM2 16h4v-3h4v3h12v3H10v3H6v-3H2Z'],
  disc: ['M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z'],
  wedge: ['M2 22H22V2Z'],
  hitler: [
    'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Zm0 2.3a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4Z',
    'M6.5 17.5h11v-11Z',
  ],
  ring: ['M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Zm0 2.2a7.3 7.3 0 1 1 0 14.6 7.3 7.3 0 0 1 0-14.6Z'],
  lost: ['M1 4h8v3H4v10h7v3H1ZM23 20h-8v-3h5V7h-7V4h10Z', 'M17.5 1.5l2 1.5-13 19.5-2-1.5Z'],
  pause: ['M5 3h5v18H5ZM14 3h5v18h-5Z'],
  notHitler: ['M2 3h15v7h-2.4V5.4H4.4V17H9v2.4H2Z', 'm9.5 16.5 2.5-2.5 3 3 6-7 2.5 2.5-8.5 9.5Z'],
  again: ['M12 3a9 9 0 1 1-8.6 6.3l2.9.9A6 6 0 1 0 12 6v4L5 5l7-5Z'],
  cross: ['m4 6.5 2.5-2.5 5.5 5.5L17.5 4 20 6.5 14.5 12l5.5 5.5-2.5 2.5-5.5-5.5L6.5 20 4 17.5 9.5 12Z'],
} as const;

export type SignName = keyof typeof SIGNS;
