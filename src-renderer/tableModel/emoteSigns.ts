import type { Emote } from '../../src-shared/talk/talkView.ts';

/** The reactions: own drawings on 24 x 24, solid, in one colour; each path cuts its holes by the even-odd rule. */
export const EMOTE_SIGNS: Readonly<Record<Emote, readonly string[]>> = {
  /** A hand with its thumb up. */
  agree: ['M1 10.5h4.5V22H1ZM7 10.5 11 2q3 .3 2.6 3.5L13 9h7.5q2.4.4 2 2.8L20.7 20q-.5 2-2.5 2H9l-2-1.5Z'],
  disagree: ['M1 13.5h4.5V2H1ZM7 13.5 11 22q3-.3 2.6-3.5L13 15h7.5q2.4-.4 2-2.8L20.7 4q-.5-2-2.5-2H9L7 3.5Z'],
  /** Three dots of one who still thinks. */
  thinking: ['M2 3h20v13H11l-6 6v-6H2ZM6.2 8v3h3V8ZM10.5 8v3h3V8ZM14.8 8v3h3V8Z'],
  /** One brow up, a straight mouth. */
  doubt: [
    'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM5.5 9.8h5.2v2H5.5ZM13.2 6.2l5-1.2.5 1.9-5 1.2ZM14.5 9.8h2.6v2.6h-2.6ZM8 16.4l8-1.6.4 2-8 1.6Z',
  ],
  /** Round eyes, a round mouth. */
  surprise: [
    'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM8 6.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM16 6.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM12 12.5a3.4 3.6 0 1 1 0 7.2 3.4 3.6 0 0 1 0-7.2Z',
  ],
  laugh: [
    'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM4.8 10.3 8 6.6l3.2 3.7-1.5 1.2L8 9.6l-1.7 1.9ZM12.8 10.3 16 6.6l3.2 3.7-1.5 1.2L16 9.6l-1.7 1.9ZM5.5 13.4h13a6.5 6.5 0 0 1-13 0Z',
  ],
  /** Two hands that meet, and what is heard of it. */
  applause: [
    'M3 9.5 9.5 6v14.5L6 22q-3-2-3-6ZM21 9.5 14.5 6v14.5L18 22q3-2 3-6ZM11 8h2v12h-2Z',
    'M11 0h2v4.5h-2ZM4.6 1.7l1.7-1 2 3.6-1.7 1ZM19.4 1.7l-1.7-1-2 3.6 1.7 1Z',
  ],
  /** A heart, held by a hand. */
  trustMe: [
    'M12 14.5Q3 9.5 4.5 4.6 6.5.6 10.2 2.4 11.4 3 12 4.2 12.6 3 13.8 2.4 17.5.6 19.5 4.6 21 9.5 12 14.5Z',
    'M1 14h4.5l5 3.5h6q1.6 1.6 0 3H11l-1 1H1Z',
  ],
};
