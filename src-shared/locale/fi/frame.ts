import type { Words } from '../dictionary.ts';

/** The window itself: its menu, how the dossier opens, the way back to the lobby, the wall on a second display. */
export const frame: Words['frame'] = {
  menu: 'Valikko',
  dossierOpens: 'Kansio avautuu',
  opens: { hold: 'pitämällä painettuna', tap: 'napauttamalla' },
  tap: 'Napauta',
  toLobby: {
    title: 'Takaisin aulaan',
    question: 'Palataanko kaikkien kanssa aulaan? Roolit ja salattu kulku poistuvat jokaiselta näytöltä.',
    yes: 'Kyllä, aulaan',
    no: 'Ei, jäädään tähän',
  },
  /** Before the answer, on every screen and whatever it is. */
  hitlerCheck: 'Onko kansleri Hitler?',
  wall: {
    /** Before a number: what the new screen is called in the list. */
    name: 'Seinä',
    open: 'Avaa seinänäyttö',
    hint: 'Televisiota tai toista näyttöä varten. Vedä uusi ikkuna sinne ja suurenna se koko näytölle.',
  },
};
