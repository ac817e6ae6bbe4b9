import type { Words } from '../dictionary.ts';

export const happenings: Words['happenings'] = {
  sound: {
    title: 'Äänet (M-näppäin)',
    on: 'Päällä',
    off: 'Pois',
    volume: 'Äänen\u00ADvoimakkuus',
    volumes: { quiet: 'Hiljainen', medium: 'Keskitaso', loud: 'Kova' },
    nowOn: 'Äänet päällä',
    nowOff: 'Äänet pois',
    credit: 'Äänet: omia, sovellus tuottaa ne itse. Lisenssi CC BY-NC-SA 4.0, kuten pelillä.',
  },
  togetherTitle: 'Kuka äänesti samoin kuin kukin',
  togetherHow: 'Ruutu kertoo, kuinka usein kaksi pelaajaa äänesti samoin. Mitä täydempi, sitä useammin.',
  togetherPair: '{name} ja {other}: {same}/{all}',
  togetherMost: 'Useimmin samoin äänestivät {name} ja {other}: {same}/{all}.',
  togetherNone: 'Yhtään äänestystä ei ratkaistu.',
  tracksTitle: 'Lait kierros kierrokselta',
  tracksHow: 'Säädetyt lait kunkin kierroksen jälkeen; alla vaalilaskuri.',
  tracksPoint: '{n}. kierros: liberaaleja lakeja {liberal}, fasistisia {fascist}, vaalilaskuri {tracker}.',
  tracksNone: 'Yhtään kierrosta ei pelattu.',
};
