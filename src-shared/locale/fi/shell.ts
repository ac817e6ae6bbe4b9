import type { Words } from '../dictionary.ts';
import start from './start.json' with { type: 'json' };

/** What the terminal says while it is the host's window, and the answers to its words (decision 37). */
const terminal: Words['shell']['terminal'] = {
  tableOpen: 'Pöytä on avattu. Muut tässä verkossa liittyvät tästä:',
  portMoved: 'Pyydetty portti oli varattu: tämän pöydän osoite on {address}.',
  codes: 'Tai koodilla: {addressCode} {tableCode}   Sinetti: {seal}',
  newCode: 'Koodit ja linkki ovat uudet. Vanhoilla ei enää pääse pöytään.',
  words: 'Sanat: start, stop, bot, remove N, lock, code, address, open, end, quit',
  wordsWithoutTable: 'Sanat: open, quit',
  noCountIn: 'Mikään peli ei ole alkamassa. Sana end lopettaa käynnissä olevan pelin.',
  countIn: {
    one: 'Peli alkaa {n} sekunnin kuluttua. Sana stop pysäyttää sen.',
    other: 'Peli alkaa {n} sekunnin kuluttua. Sana stop pysäyttää sen.',
  },
  countInStopped: 'Lähtölaskenta pysäytettiin.',
  unknownWord: 'Tässä ei ole sanaa {word}.',
  removeWhom: 'Kerro kenet: remove ja nimen edessä oleva numero.',
  notHosting: 'Tämä pääte ei ole minkään pöydän vetäjä. Sanat ovat open ja quit.',
  people: { one: 'Pöydässä {n} pelaaja', other: 'Pöydässä {n} pelaajaa' },
  watching: { one: '{n} näyttö katsomassa.', other: '{n} näyttöä katsomassa.' },
  person: '  {number}. {name}',
  personAway: '  {number}. {name} (poissa)',
  personLeft: '  {number}. {name} (poistunut)',
  personReady: '  {number}. {name} (valmis)',
  bot: '  {number}. {name} (botti)',
  lobby: 'Aulassa.',
  dealing: 'Rooleja jaetaan.',
  playing: 'Peli on alkanut.',
  concluded: 'Peli on päättynyt. Sana start aloittaa seuraavan.',
  ended: 'Vetäjä lopetti pelin: kukaan ei voittanut. Sana start aloittaa seuraavan.',
  liberalsWin: 'Liberaalit voittavat.',
  fascistsWin: 'Fasistit voittavat.',
  paused: 'Peli on keskeytetty.',
  fault: 'Säännöissä meni jokin vikaan. Pöytä on pysäytetty viimeiseen kunnossa olleeseen tilanteeseen.',
  goesOn: 'Peli jatkuu.',
  locked: 'Pöytä on lukittu: ketään uutta ei päästetä. Sana lock avaa lukituksen.',
  unlocked: 'Pöydän lukitus on avattu.',
  portsTaken: 'Pöydälle ei ole vapaata porttia. Toista voi pyytää valitsimella --port.',
  closing: 'Suljetaan pöytää.',
  tableClosed: 'Pöytä on suljettu.',
};

/** `npm run -s rules`: the cases of the rules, played and made. */
const rules: Words['shell']['rules'] = {
  usage:
    'Käyttö: npm run -s rules -- replay TIEDOSTO... tai npm run -s rules -- play --players N --seed S --games K.',
  needsFiles: 'Nimeä sanan ”replay” jälkeen vähintään yksi tapaustiedosto.',
  players: 'Valitsimen --players jälkeen tulee kokonaisluku {least}–{most}.',
  seed: 'Valitsimen --seed jälkeen tulee sana tai luku, jossa on 1–{letters} merkkiä.',
  games: 'Valitsimen --games jälkeen tulee kokonaisluku 1–{games}.',
  randomGame: 'Satunnainen peli, pelattu sääntöjen mukaan loppuun',
  /** Why something is no case, or cannot be played. */
  faults: {
    unreadable: 'Tiedostoa ei voi lukea.',
    empty: 'Tiedosto on tyhjä.',
    notJson: 'Tämä ei ole JSON.',
    notObject: 'Tässä on oltava JSON-olio.',
    unknownKey: 'Sellaista avainta ei ole.',
    notText: 'Tässä on oltava teksti.',
    notList: 'Tässä on oltava luettelo.',
    notSeat: 'Tämä ei ole tämän pöydän paikka, tai paikka on kahdesti.',
    outOfRange: 'Luku puuttuu, ei ole kokonaisluku tai on rajojen ulkopuolella.',
    notTiles: 'Lakikortit kirjoitetaan tekstinä, jossa on L- ja F-kirjaimia.',
    notRoles: 'Roolit eivät sovi pelaajien määrään.',
    tooFewTiles: 'Nostopakassa on alle kolme korttia.',
    notAllTiles: 'Pakoissa ja lakiradoilla ei ole 6:ta liberaalia ja 11:tä fasistista lakia.',
    hitlerDead: 'Hitler on teloitettu: sellainen peli on päättynyt.',
    candidateDead: 'Presidenttiehdokas on teloitettu.',
    noStep: 'Askel on komento tai odotus.',
    unknownCommand: 'Sellaista komentoa ei ole.',
    noReshuffle: 'Peli sekoittaa pakat, mutta tapaus ei tiedä sekoituksesta tässä.',
    wrongReshuffle: 'Tapauksen sekoituksessa ei ole molempien pakkojen kortteja.',
    rulesFailed: 'Säännöt pettivät: tämä on ohjelman vika.',
  },
};

/** What both shells and the control channel say in the terminal (decisions 36 and 38). */
const notices: Words['shell']['notices'] = {
  windowAddress: 'Avaa tämä osoite tämän koneen selaimessa 30 sekunnin kuluessa: {address}',
  windowHint: 'Sana open antaa ikkunan, sana quit sulkee Kabinett-sovelluksen.',
  noBrowser: 'Selainta ei voitu avata.',
  wrongSecret: 'Jokin tällä koneella yritti avata ikkunan ilman sen salaisuutta. Se torjuttiin.',
  ticketUsed: 'Ikkunan osoitetta käytettiin toisen kerran. Jos ikkunaa ei avautunut, sana open antaa uuden.',
  ticketLate: 'Ikkunan osoitetta käytettiin liian myöhään. Sana open antaa uuden.',
  badCall: 'Ikkuna sanoi jotain, mitä yksikään tämän version ikkuna ei sano. Se suljettiin.',
  openedThere: 'Kabinett on jo käynnissä tällä profiililla: siitä avautuu ikkuna.',
  profileHeld:
    'Kabinett on jo käynnissä tällä profiililla (prosessi {pid}). Jos niin ei ole, poista tiedosto {file}.',
  profileUnwritable: 'Kansioon {folder} ei voi kirjoittaa. Toisen paikan voi antaa valitsimella --profile.',
  settingsBroken: 'Asetuksia ei voitu lukea. Ne siirrettiin tiedostoon {file}, ja uudet alkavat.',
  badName: 'Muut eivät voi lukea tätä nimeä. Nimessä on 1–20 merkkiä.',
};

/** What the starter, the terminal and the shells say. */
export const shell: Words['shell'] = { start, terminal, notices, rules };
