import type { Words } from '../dictionary.ts';

/** Home, joining, the lobby, the wall screen, presence, settings, credits. */
export const people: Words['people'] = {
  appName: 'Kabinett',
  windowTitle: '{table} – Kabinett',
  tagline: 'Yksi teistä ei ole se, joka väittää olevansa. 5–10 pelaajalle.',
  footLine: 'Pelinä Secret Hitler, CC BY-NC-SA 4.0. Ei tekijöiden tekemä eikä hyväksymä.',
  oldBrowser:
    'Tämä selain on liian vanha Kabinett-sovellukselle. Tarvitaan Safari 15.4, Chrome 100, Firefox 100 tai uudempi.',
  opening: 'Avataan',
  close: 'Sulje',

  /** What is fetched behind the first screen did not come. */
  late: {
    text: 'Osa tästä ikkunasta on vielä lataamatta. Se ladataan heti, kun vetäjän laite vastaa.',
    again: 'Lataa tämä sivu uudelleen',
  },

  shellGone: {
    title: 'Tämä ikkuna ei ole yhteydessä Kabinett-sovellukseen',
    noSecret: 'Avaa ikkuna päätteestä: kirjoita siellä sana ”open”.',
    refused: 'Tämä ikkuna on aiemmasta käynnistyksestä. Kirjoita päätteessä sana ”open”, niin saat uuden.',
    stopped: 'Kabinett suljettiin tällä tietokoneella. Jatka käynnistämällä se uudelleen.',
  },

  home: {
    nameLabel: 'Nimesi',
    host: 'Avaa pöytä',
    hostWithoutSeat: 'Avaa pöytä ilman paikkaa: tämä näyttö näyttää pöydän kaikille',
    joinTitle: 'Tai liity pöytään',
    joinLabel: 'Koodi, linkki tai osoite vetäjän näytöltä',
    join: 'Liity',
    watch: 'Katso',
    opening: 'Avataan pöytää',
    joining: 'Liitytään pöytään',
    stopJoining: 'Keskeytä',
    settings: 'Asetukset',
    credits: 'Tekijät ja lisenssi',
    howToPlay: 'Näin pelataan',
    rules: 'Säännöt',
  },

  page: {
    title: 'Liity pöytään',
    hostedAt: 'Pöytä osoitteessa {address}',
    codeLabel: 'Pöydän koodi: kuusi merkkiä vetäjän näytöltä',
    join: 'Istu paikalle',
    watch: 'Katso',
    gameGoesOn: 'Peli on käynnissä: voit katsoa sitä.',
    noStorage: 'Tämä selain ei tallenna tätä sivua: jos lataat sen uudelleen, liity uudelleen.',
  },

  table: {
    ofHost: 'Pöytä: {name}',
    unnamed: 'Pöytä',
  },

  lobby: {
    title: 'Aula',
    seated: '{n}/{all}',
    seatedSpoken: 'Paikkoja varattu: {n}, yhteensä {all}',
    chairs: 'Paikat vuoro\u00ADjärjestyksessä',
    you: 'sinä',
    empty: 'Vapaa paikka',
    tapToAddBot: 'lisää botti',
    tapToSit: 'istu tähän',
    isBot: 'botti',
    ready: 'valmis',
    notReady: 'ei vielä valmis',
    away: 'poissa',
    left: 'poistunut',
    seatNumber: '{n}. paikka',
    readyCount: 'Valmiina {n}/{all}',
    youHost: 'Olet vetäjä',
    yourSeat: 'Paikkasi',
    nameChanged: 'Nimi on varattu. Uusi nimesi: {name}',
    watching: 'Katsomassa',
    watchers: { one: '{n} näyttö katsomassa', other: '{n} näyttöä katsomassa' },
    locked: 'Pöytä on lukittu: ketään uutta ei päästetä.',
    headStart: 'Aloita, kun haluat',
    headNotEnough: 'Odotetaan pelaajia',
    headReady: 'Kerro, kun olet valmis',
    headWait: 'Odotetaan vetäjää',
    headWatch: 'Katso tai istu pöytään',
    headWatchFull: 'Olet katsomassa',
    headDealing: 'Jaetaan',
    coachHost: 'Järjestä paikat istuma\u00ADjärjestykseenne: vuoro kiertää siinä.',
    coachMissing: 'Muut skannaavat koodin puhelimella tai avaavat osoitteen tässä Wi-Fi-verkossa.',
    coachGuest: 'Vetäjä aloittaa pelin. Vaihda nimesi napauttamalla paikkaasi.',
    coachWatch: 'Pöydässä on vapaa paikka: kirjoita nimesi ja istu.',
    coachWatchFull: 'Kaikki paikat on varattu. Näet sen, minkä kaikki saavat nähdä.',
    start: 'Aloita peli',
    startMissing: {
      one: 'Tarvitaan vielä {n} pelaaja – tai lisää botti',
      other: 'Tarvitaan vielä {n} pelaajaa – tai lisää botteja',
    },
    imReady: 'Olen valmis',
    notYet: 'En ole vielä valmis',
    leave: 'Poistu pöydästä',
    sit: 'Istu pöytään',
    controls: 'Pöytä',
    addBot: 'Lisää botti',
    shuffle: 'Sekoita paikat',
    lock: 'Lukitse pöytä',
    unlock: 'Avaa lukitus',
    newCode: 'Uusi koodi',
    options: 'Valinnat',
    closeTable: 'Sulje pöytä',
    closeQuestion: 'Suljetaanko pöytä kaikilta?',
    newCodeQuestion: 'Tehdäänkö uusi koodi? Vanha koodi ja linkki lakkaavat toimimasta.',
    keepOpen: 'Ei, pidä ennallaan',
    portMoved: 'Tavallinen portti oli varattu: tällä pöydällä on oma osoite.',
  },

  invitation: {
    title: 'Näin muut pääsevät pöytään',
    scan: 'Liity skannaamalla',
    qrAlt: 'QR-koodi: avaa tämän pöydän selaimessa samassa Wi-Fi-verkossa',
    tableCode: 'Pöydän koodi',
    address: 'Osoite',
    orOpen: 'Tai avaa selaimessa tässä Wi-Fi-verkossa',
    inTheApp: 'Kirjoita sovellukseen {code}',
    seal: 'Sinetti {seal}: sama tämän pöydän kaikilla näytöillä',
    comeBack: 'Palaa skannaamalla',
    ask: 'Vetäjä voi tehdä tästä seinänäytön: silloin tässä näkyy, miten muut pääsevät mukaan.',
  },

  screens: {
    title: 'Katsovat näytöt',
    unnamed: 'Näyttö {n}',
    since: 'alkaen {time}',
    isWall: 'seinänäyttö, alkaen {time}',
    mark: 'Tee seinänäytöksi',
    unmark: 'Ei enää seinänäyttö',
    closeScreen: 'Lähetä pois',
    hint: 'Seinänäyttö näyttää QR-koodin kaikille. Merkitse se iso näyttö, jonka kaikki näkevät.',
  },

  seat: {
    title: '{name}: {n}. paikka',
    rename: 'Vaihda nimi',
    save: 'Tallenna',
    earlier: 'Siirrä paikka taaksepäin',
    later: 'Siirrä paikka eteenpäin',
    remove: 'Poista pöydästä',
    grip: 'Vedä toiselle paikalle: {name}',
    openFor: '{name}, {n}. paikka: {state}. Muuta tätä paikkaa',
  },

  options: {
    title: 'Valinnat',
    forAll: 'Nämä näkevät kaikki. Niitä ei voi muuttaa, kun peli on alkanut.',
    onlyHost: 'Nämä asettaa vetäjä. Niitä ei voi muuttaa, kun peli on alkanut.',
    showVoters: 'Näytä, ketkä ovat äänestäneet',
    showVotersWhy: 'Vain se, että äänestettiin, ei miten.',
    markNotHitler: 'Merkitse kansleri, joka ei ole Hitler',
    markNotHitlerWhy: 'Kaikki kuulivat sen; merkki jää paikalle.',
    chronicle: 'Pöytäkirja pelin aikana',
    chronicleWhy: 'Joka kierros, sen hallitukset ja äänet.',
    discardsClosed: 'Poistetut pysyvät salassa lopussakin',
    discardsClosedWhy: 'Kuka nosti ja poisti mitä, jää salaan, joten jaon reiluuden tarkistus on heikompi.',
  },

  wall: {
    count: '{n}/{all}',
    needed: { one: 'Tarvitaan vielä {n} pelaaja', other: 'Tarvitaan vielä {n} pelaajaa' },
    enough: 'Vetäjä voi aloittaa',
    coach: '5–10 pelaajaa, jokaisella oma näyttö.',
  },

  link: {
    lostNow: 'Yhteys katkesi. Yritetään nyt uudelleen.',
    lostHint: 'Paikkasi säilyy. Pysy samassa Wi-Fi-verkossa kuin vetäjä.',
    giveUp: 'Lopeta yrittäminen',
  },

  away: {
    title: 'Et ole pöydässä',
    playHere: 'Pelaa tässä',
    comeBack: 'Palaa pöytään',
    home: 'Alkuun',
    replaced: 'Vain yksi ikkuna voi pelata paikalla. Ota se halutessasi takaisin tähän.',
    left: 'Peli odottaa, kun se tarvitsee sinua. Näin pääset takaisin paikallesi.',
    removed: 'Puhu vetäjän kanssa. Voit liittyä uudelleen pöydän nykyisellä koodilla.',
    hostStopped: 'Kun vetäjä avaa pöydän uudelleen, liity sen koodilla.',
    putAway: 'Paikkasi säilyy. Kun vetäjä avaa pöydän uudelleen, tämä laite palaa siihen itsestään.',
    putAwayWatching: 'Kun vetäjä avaa pöydän uudelleen, tämä näyttö palaa siihen itsestään.',
    trying: 'Yritetään nyt. Jos pöytä ei ole vielä auki, tämä laite jatkaa odottamista.',
    stopWaiting: 'Älä odota',
    tableClosed: 'Tämän pöydän ilta on ohi. Sen koodi ei enää toimi.',
    tooMany: 'Sulje ikkuna, joka vain katsoo, ja yritä uudelleen.',
    badMessage: 'Lataa tämä sivu uudelleen tai avaa uusin sovellus ja liity uudelleen.',
    tooOld: 'Avaa vetäjän näytöllä oleva osoite selaimessa: se toimii aina.',
    other: 'Voit palata alkuun ja yrittää uudelleen.',
  },

  paused: {
    host: 'Vetäjä on keskeyttänyt pelin.',
    hostHint: 'Salaisuudet on peitetty. Peli jatkuu, kun vetäjä niin sanoo.',
    fault: 'Peli pysähtyi: säännöissä meni jokin vikaan.',
    faultHint: 'Mitään ei ole menetetty: viimeinen kunnossa ollut tilanne on tallessa.',
    goOn: 'Jatka',
  },

  ended: {
    title: 'Vetäjä lopetti pelin',
    hint: 'Kukaan ei voittanut. Samat pelaajat voivat pelata uudelleen.',
    waitForHost: 'Vetäjä voi avata aulan uudelleen.',
  },

  hostMenu: {
    open: 'Vetäjä',
    title: 'Vetäjän toiminnot',
    pause: 'Keskeytä peli',
    goOn: 'Jatka peliä',
    sitIn: 'Anna botin pelata, kunnes {name} palaa',
    longAbsent: '{name} on ollut poissa yli minuutin.',
    endGame: 'Lopeta peli',
    endQuestion: 'Lopetetaanko peli kaikilta? Kukaan ei voita, eikä peliä voi jatkaa.',
    endYes: 'Kyllä, lopeta peli',
    closeTable: 'Sulje pöytä',
    closeQuestion: 'Suljetaanko pöytä? Kaikki poistuvat siitä, ja sen koodi lakkaa toimimasta.',
    closeYes: 'Kyllä, sulje pöytä',
    no: 'Ei, palaa takaisin',
    lock: 'Lukitse pöytä',
    unlock: 'Avaa lukitus',
  },

  /** Where no seat is kept: after the verdict, and for a screen that watches. */
  leaveTable: {
    open: 'Poistu',
    title: 'Poistu pöydästä',
    question: 'Poistutko pöydästä? Voit liittyä uudelleen sen koodilla.',
    yes: 'Kyllä, poistu',
    no: 'Ei, jää',
  },

  /** During a game: leaving keeps the seat and its key. */
  leave: {
    open: 'Poistu',
    title: 'Poistu pöydästä',
    question: 'Poistutko pelistä? Paikkasi säilyy: voit palata siihen tällä laitteella.',
    yes: 'Kyllä, poistu',
    no: 'Ei, jää',
  },

  settings: {
    title: 'Asetukset',
    language: 'Kieli',
    asSystem: 'Kuten järjestelmä',
    theme: 'Teema',
    themeSystem: 'Kuten järjestelmä',
    themeDark: 'Tumma',
    themeLight: 'Vaalea',
    name: 'Nimesi',
    version: 'Versio {version}',
  },

  /** Each in its own language, the same in every list. */
  languageNames: { en: 'English', fi: 'Suomi', 'zh-Hans': '简体中文', ko: '한국어' },

  credits: {
    wholeLicence: 'Koko lisenssi',
    notices: 'Kolmansien osapuolten ilmoitukset',
    textMissing: 'Tätä tekstiä ei voitu hakea. Avaa se uudelleen, kun yhteys toimii taas.',
    title: 'Tekijät ja lisenssi',
    basedOn:
      'Perustuu peliin Secret Hitler: Max Temkin, Mike Boxleiter ja Tommy Maranges, kuvitus Mackenzie Schubert. © 2016–2020 Goat, Wolf, & Cabbage, secrethitler.com. Lisenssi CC BY-NC-SA 4.0 (creativecommons.org/licenses/by-nc-sa/4.0).',
    unofficial:
      'Tämä on epävirallinen muunnelma lähi\u00ADverkossa pelattavaksi. Goat, Wolf, & Cabbage ei ole siinä mukana eikä ole hyväksynyt sitä.',
    changes:
      'Muutokset: pelataan näytöillä eikä korteilla; kaikki näytöillä näkyvä kuvitus, ääni\u00ADtehosteet ja sanat ovat uusia; botit voivat pelata; äänen voi vaihtaa, kunnes viimeinenkin on annettu; pöytä voi näyttää, ketkä ovat äänestäneet, merkitä kanslerin, joka ei ole Hitler, pitää pöytäkirjaa ja avata lopuksi kaiken salassa olleen; vetäjä voi keskeyttää tai lopettaa pelin.',
    licence: 'Lisenssi CC BY-NC-SA 4.0. Ei myytävänä. Ilman mitään takuuta.',
    gameLink: 'secrethitler.com',
    licenceLink: 'Lisenssi: CC BY-NC-SA 4.0',
    fonts: 'Kirjaintyypit: League Gothic ja Jost*, molemmilla lisenssi SIL Open Font License 1.1.',
  },
};
