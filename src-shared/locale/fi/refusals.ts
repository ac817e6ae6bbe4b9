import type { Words } from '../dictionary.ts';

/** Every lawful no of the rules and the table, to its author. `{name}` is the seat that was chosen. */
const refused: Words['refusals']['refused'] = {
  gameOver: 'Peli on päättynyt.',
  notNow: 'Liian myöhäistä: tämä vaihe on jo ohi.',
  notYourTurn: 'Nyt ei ole sinun vuorosi.',
  notLiving: 'Sinut on teloitettu: katsot pelin loppuun.',
  noSuchSeat: 'Tässä pöydässä ei ole sellaista paikkaa.',
  targetNotLiving: '{name} on teloitettu.',
  targetIsYourself: 'Et voi valita itseäsi.',
  termLimited: 'Tätä pelaajaa ei voi nimetä: {name} oli edellisessä hallituksessa.',
  alreadyInvestigated: '{name} on jo tutkittu tässä pelissä.',
  noSuchTile: 'Sitä lakia ei ole korteissasi.',
  vetoUnavailable: 'Veto on mahdollinen vasta viidennen fasistisen lain jälkeen.',
  vetoAlreadyRefused: 'Presidentti torjui veton: säädä toinen laeista.',
  staleQuestion: 'Liian myöhäistä: tämä vaihe on jo ohi.',
  paused: 'Vetäjä on keskeyttänyt pelin.',
  noGame: 'Peliä ei ole käynnissä.',
  gameRunning: 'Sen voi muuttaa vain aulassa.',
  noSeat: 'Olet katsomassa: vain paikalla istuva pelaaja voi tehdä sen.',
  tableFull: 'Pöytä on täynnä. Voit katsoa.',
  tooFewPlayers: { one: 'Tarvitaan vielä {n} pelaaja', other: 'Tarvitaan vielä {n} pelaajaa' },
  nameEmpty: 'Kirjoita nimi, jonka muut voivat lukea.',
  nameTooLong: 'Nimi on liian pitkä: enintään 20 merkkiä.',
  nameTaken: 'Nimi on varattu.',
  seatPlayedByBot: 'Botti pelaa tällä paikalla. Saat paikan takaisin nyt.',
  tooFast: 'Tuo oli liikaa kerralla. Yritä hetken kuluttua uudelleen.',
  noSuchScreen: 'Tuo näyttö ei enää katso.',
  noSuchNetwork: 'Tämä kone ei ole enää siinä verkossa.',
  notLetIn: 'Vetäjä ei päästänyt sinua sisään. Kysy ääneen ja yritä minuutin kuluttua uudelleen.',
  doorFull: 'Liian moni odottaa pääsyä sisään. Yritä hetken kuluttua uudelleen.',
  knockedElsewhere: 'Odotat tämän laitteen toisessa ikkunassa.',
  askedAlready: 'Vetäjältä on jo kysytty. Odota vastausta.',
  seatNotGiven: 'Vetäjä ei antanut sinulle sitä paikkaa. Voit kysyä uudelleen minuutin kuluttua.',
  noSuchAsk: 'Tätä ei enää kysytä.',
  inSession: 'Presidentti ja kansleri ovat hiljaa istunnon loppuun.',
  nothingToClaim: 'Et nähnyt sillä kierroksella mitään, mistä voisit esittää väitteen.',
  claimedBefore: 'Sanoit sen jo: väitettä ei voi muuttaa.',
};

/** Why this window is not at the table. */
const turnedAway: Words['refusals']['turnedAway'] = {
  ...refused,
  replaced: 'Pelaat nyt toisessa ikkunassa.',
  removed: 'Vetäjä poisti sinut pöydästä.',
  hostStopped: 'Vetäjä sulki sovelluksen.',
  putAway: 'Vetäjä pani pöydän talteen toista iltaa varten.',
  tableClosed: 'Vetäjä sulki pöydän.',
  tooMany: 'Tähän pöytään on yhdistetty liian monta näyttöä.',
  badMessage: 'Vetäjän sovellus ei ymmärtänyt tätä sovellusta.',
  left: 'Poistuit pöydästä.',
  badAddress: 'Tämä ei ole osoite, koodi eikä linkki. Kopioi se vetäjän näytöltä.',
  badCode: 'Koodi ei täsmää: vertaa jokaista merkkiä vetäjän näyttöön.',
  wrongCode: 'Koodi ei täsmää.',
  wrongHost: 'Tämä ei ole etsimäsi pöytä: sen osoitteessa vastaa joku muu.',
  unreachable: 'Osoitteesta ei vastata. Oletko samassa Wi-Fi-verkossa kuin vetäjä?',
  hostTooOld: 'Vetäjän sovellus on liian vanha sovelluksellesi.',
  guestTooOld: 'Sovelluksesi on liian vanha tähän pöytään.',
  noStorage: 'Tämä selain ei tallenna tätä sivua: jos lataat sen uudelleen, liity uudelleen.',
  portsTaken: 'Tällä tietokoneella ei ole vapaata porttia pöydälle.',
  seatMoved: 'Vetäjä antoi paikkasi toiselle laitteelle: peliä jatketaan nyt sillä.',
};

const link: Words['refusals']['link'] = {
  home: 'Ei pöydässä',
  joining: 'Liitytään pöytään',
  seated: 'Yhteys on kunnossa',
  atDoor: 'Odotetaan pääsyä sisään',
  lost: {
    one: 'Yhteys katkesi. Uusi yritys {n} sekunnin kuluttua.',
    other: 'Yhteys katkesi. Uusi yritys {n} sekunnin kuluttua.',
  },
  turnedAway: 'Ei yhteyttä',
};

/** Every no, with its sentence. */
export const refusals: Words['refusals'] = { refused, turnedAway, link };
