import type { Words } from '../dictionary.ts';

/** The window itself: its menu, how the dossier opens, the way back to the lobby, the wall on a second display. */
export const frame: Words['frame'] = {
  menu: 'Valikko',
  dossierOpens: 'Kansio avautuu',
  opens: { hold: 'pitämällä painettuna', tap: 'napauttamalla' },
  tap: 'Katso napauttamalla',
  toLobby: {
    title: 'Takaisin aulaan',
    question:
      'Palataanko kaikkien kanssa aulaan? Roolit ja pelin salattu kulku katoavat jokaiselta näytöltä.',
    yes: 'Kyllä, aulaan',
    no: 'Ei, jäädään tähän',
  },
  unshown: {
    title: 'Vetäjän lähettämää ei voi näyttää',
    text: 'Mitään ei ole menetetty: vetäjän seuraava viesti näytetään taas. Vetäjällä voi olla uudempi Kabinett-sovelluksen versio.',
    again: 'Näytä uudelleen',
  },
  wall: {
    /** Before a number: what the new screen is called in the list. */
    name: 'Seinä',
    open: 'Avaa seinänäyttö',
    hint: 'Televisiota tai toista näyttöä varten. Vedä uusi ikkuna sinne ja suurenna se koko näytölle.',
  },
};
