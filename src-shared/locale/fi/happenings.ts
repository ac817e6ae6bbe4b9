import type { Words } from '../dictionary.ts';

export const happenings: Words['happenings'] = {
  sound: {
    title: 'Ääni\u00ADtehosteet',
    titleWithKey: 'Ääni\u00ADtehosteet (M-näppäin)',
    byPlace: 'Päällä vain vetäjällä ja seinänäytöllä',
    on: 'Päällä',
    off: 'Pois',
    volume: 'Äänen\u00ADvoimakkuus',
    volumes: { quiet: 'Hiljainen', medium: 'Keskitaso', loud: 'Kova' },
    nowOn: 'Ääni\u00ADtehosteet päällä',
    nowOff: 'Ääni\u00ADtehosteet pois',
    credit: 'Ääni\u00ADtehosteet: omia, sovellus tuottaa ne itse. Lisenssi CC BY-NC-SA 4.0, kuten pelillä.',
  },
  togetherTitle: 'Ketkä äänestivät samoin',
  togetherHow: 'Ruutu kertoo, kuinka usein kaksi pelaajaa äänesti samoin. Mitä täydempi, sitä useammin.',
  togetherPair: '{name} ja {other}: {same}/{all}',
  togetherMost: '{name} äänesti useimmin samoin kuin {other}: {same}/{all}.',
  togetherNone: 'Yhtään äänestystä ei käyty loppuun.',
  tracksTitle: 'Lait kierros kierrokselta',
  tracksHow: 'Säädetyt lait kunkin kierroksen jälkeen; alla vaali\u00ADlaskuri.',
  tracksPoint:
    '{n}. kierros: liberaaleja lakeja {liberal}, fasistisia {fascist}, vaali\u00ADlaskuri {tracker}.',
  tracksNone: 'Yhtään kierrosta ei pelattu.',
};
