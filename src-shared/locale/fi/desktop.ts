import type { Words } from '../dictionary.ts';

/** What the desktop app says outside its page: in its menu, its boxes, and where the system asks for a right. */
export const desktop: Words['desktop'] = {
  closing: {
    host: {
      message: 'Suljetaanko Kabinett kesken tämän pelin?',
      detail:
        'Olet tämän pöydän vetäjä, ja pöytä sulkeutuu kaikilta. Peli säilyy tällä laitteella: jatka sitä avaamalla Kabinett uudelleen.',
    },
    hostUnkept: {
      message: 'Suljetaanko Kabinett ja lopetetaanko tämä peli?',
      detail:
        'Olet tämän pöydän vetäjä, ja pöytä sulkeutuu kaikilta. Levy ei säilytä tätä peliä: se päättyy ilman voittajaa, eikä sitä voi enää jatkaa.',
    },
    seat: {
      message: 'Suljetaanko Kabinett kesken pelin?',
      detail:
        'Paikkasi säilyy: palaat siihen avaamalla Kabinett-sovelluksen uudelleen. Siihen asti pöytä odottaa vain silloin, kun on vuorosi.',
    },
    stay: 'Jatka peliä',
    close: 'Sulje Kabinett',
  },
  crash: {
    message: 'Ikkuna kaatui useita kertoja.',
    detail: 'Pöytä on yhä auki, ja paikkasi säilyy. Avataanko ikkuna uudelleen?',
    again: 'Avaa ikkuna',
  },
  localNetwork:
    'Kabinett löytää verkkosi pöydät ja päästää verkon pelaajat omaan pöytääsi. Mitään ei lähde verkkosi ulkopuolelle.',
  menu: {
    file: 'Tiedosto',
    edit: 'Muokkaa',
    view: 'Näytä',
    window: 'Ikkuna',
    about: 'Tietoja Kabinett-sovelluksesta',
    hide: 'Kätke Kabinett',
    hideOthers: 'Kätke muut',
    showAll: 'Näytä kaikki',
    quit: 'Lopeta Kabinett',
    undo: 'Kumoa',
    redo: 'Tee uudelleen',
    cut: 'Leikkaa',
    copy: 'Kopioi',
    paste: 'Sijoita',
    selectAll: 'Valitse kaikki',
    actualSize: 'Todellinen koko',
    larger: 'Suurenna',
    smaller: 'Pienennä',
    fullScreen: 'Koko näyttö',
    minimise: 'Pienennä ikkuna',
    closeWindow: 'Sulje ikkuna',
  },
};
