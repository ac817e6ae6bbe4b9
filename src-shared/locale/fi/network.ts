import type { Words } from '../dictionary.ts';

/** The network that others come by, the terminal's words for it, and what a table that went back says. */
export const network: Words['network'] = {
  choice: {
    label: 'Verkko koodissa ja linkissä',
    byItself: 'Valitse auto\u00ADmaattisesti',
    plain: '{range} ({nic})',
    virtual: '{range} ({nic}: tämän koneen sisällä tai tunneli)',
    players: { one: '{network}, {n} pelaaja', other: '{network}, {n} pelaajaa' },
    shown: 'Muut tulevat verkosta {range}.',
    none: 'Tämä kone ei ole missään verkossa: muut eivät pääse mukaan.',
  },
  terminal: {
    newAddress: 'Osoite on nyt toinen: aiempi linkki ja aiemmat koodit eivät enää toimi.',
    networks:
      'Tämän koneen verkot. Kirjoita address ja verkon numero, niin se näkyy; address 0 näyttää parhaan:',
    network: '  {number}. {range} ({nic})',
    networkShown: '  {number}. {range} ({nic}), näkyy nyt',
    noNetwork: 'Tämä kone ei ole missään verkossa.',
    addressWhich: 'Kirjoita mikä: address ja verkon edessä oleva numero, tai 0.',
  },
  wentBack: {
    steps: {
      one: 'Pöytä palasi taakse\u00ADpäin {n} askeleen',
      other: 'Pöytä palasi taakse\u00ADpäin {n} askelta',
    },
    unknown: 'Pöytä palasi taakse\u00ADpäin',
    seenHere: 'Tälle laitteelle näytettiin enemmän kuin vetäjän laite muistaa. Se pätee, mikä näkyy nyt.',
    toldBy: '{name} on nähnyt enemmän kuin vetäjän laite muistaa. Se pätee, mikä näkyy nyt.',
    toldByScreen: 'Katsova näyttö on nähnyt enemmän kuin vetäjän laite muistaa. Se pätee, mikä näkyy nyt.',
    close: 'Jatka',
  },
};
