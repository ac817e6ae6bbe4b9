import type { Words } from '../dictionary.ts';

/** Who is let in, whose seat is whose, who is away: questions to the host, and what every screen says of it. */
export const door: Words['door'] = {
  waiting: {
    title: 'Ovella',
    text: 'Vetäjältä on kysytty, saatko tulla sisään.',
    hint: 'Pidä tämä sivu auki: pääset sisään heti, kun vetäjä suostuu.',
    leave: 'Poistu',
  },

  askFirst: 'Kysy minulta, ennen kuin joku pääsee sisään',
  askFirstNote: 'Vetäjältä kysytään, ennen kuin kukaan pääsee sisään.',
  more: '{n}/{all}',

  rotate: 'Siirrä paikkoja yhdellä',

  /** In the host's menu while a game goes on. */
  remove: {
    title: 'Poista, lopeta tai sulje',
    act: 'Poista {name}',
    question:
      'Poistetaanko {name}? Avain lakkaa toimimasta ja koodi vaihtuu. Paikka jää peliin: siinä voi pelata botti, tai annat sen sille, joka sitä pyytää.',
    yes: 'Kyllä, poista',
    no: 'Ei, palaa takaisin',
  },

  atDoor: {
    seat: '{name} haluaa istua pöytään.',
    seatInGame: '{name} haluaa tulla katsomaan: peli on käynnissä.',
    watch: '{name} haluaa katsoa.',
    watchUnnamed: 'Näyttö haluaa katsoa.',
    hint: 'Kysyjällä on koodi tai linkki.',
    letIn: 'Päästä pöytään',
    turnAway: 'Älä päästä',
  },

  seatAsk: {
    asked: '{asker} sanoo: tämä on minun paikkani ({name}).',
    askedSame: '{asker} pyytää samannimistä paikkaa.',
    askedUnnamed: 'Joku katsovan näytön ääressä sanoo: tämä on minun paikkani ({name}).',
    here: '{name} on yhä yhteydessä vanhalla laitteella. Kysy ääneen, ennen kuin suostut.',
    awayNow: '{name} on ollut poissa alle minuutin.',
    away: {
      one: '{name} on ollut poissa {n} minuutin: vanha laite ei vastaa.',
      other: '{name} on ollut poissa {n} minuuttia: vanha laite ei vastaa.',
    },
    leftNow: '{name} poistui pöydästä juuri äsken.',
    left: {
      one: '{name} poistui pöydästä {n} minuutti sitten.',
      other: '{name} poistui pöydästä {n} minuuttia sitten.',
    },
    removed: 'Poistit pelaajan {name}.',
    give: 'Anna paikka',
    keep: 'Ei',
  },

  absent: {
    title: '{name} on ollut poissa yli minuutin.',
    hint: 'Pöytä odottaa. Mitä tehdään?',
    wait: 'Odota',
    sitIn: 'Botti pelaa',
    end: 'Lopeta peli',
  },

  guessing: {
    title: {
      one: 'Joku arvailee koodia: {n} väärä yritys.',
      other: 'Joku arvailee koodia: {n} väärää yritystä.',
    },
    from: 'Useimmat tulivat osoitteesta {address}.',
    hint: 'Sinulta kysytään nyt, ennen kuin kukaan pääsee sisään. Tee uusi koodi tai lukitse pöytä, jos kaikki ovat jo täällä.',
    shut: 'Kirjoitetulla koodilla ei nyt pääse sisään, ennen kuin teet uuden. QR-koodi toimii yhä.',
    newCode: 'Uusi koodi',
    lock: 'Lukitse pöytä',
    leave: 'Pidä ennallaan',
  },

  notice: {
    botSatIn: 'Botti pelaa, kunnes {name} palaa.',
    botSatInRemoved: 'Tällä paikalla pelaa tästä lähtien botti: {name}.',
    personBack: '{name} on palannut ja pelaa taas.',
    otherDevice: '{name} pelaa nyt toisella laitteella.',
    takenOver: '{name} jatkoi pelaamista toisessa ikkunassa.',
    removed: 'Vetäjä poisti pelaajan {name}. Paikka jää peliin.',
    ownBack: 'Olet palannut: botti antoi paikkasi takaisin.',
    ownBackDeeds: 'Kansiostasi näet, mitä se teki ja näki paikallasi.',
    ownDevice: 'Sait paikkasi takaisin. Vanha laitteesi menetti sen.',
    ok: 'Selvä',
  },

  claim: {
    open: 'Tuo on minun paikkani',
    watching: 'Olet katsomassa. Oliko sinulla täällä paikka?',
    watchOnly: 'Vain katson',
    title: 'Mikä on paikkasi?',
    lead: 'Vetäjältä kysytään. Jos hän suostuu, pelaat tällä laitteella ja vanha laitteesi menettää paikan.',
    here: 'paikalla',
    away: 'poissa',
    left: 'poistunut',
    bot: 'botti pelaa',
    seat: '{name}: {state}',
    asked: 'Vetäjältä on kysytty, onko tämä paikkasi: {name}',
  },

  deeds: {
    title: 'Botti paikallasi',
    nominate: '{n}. kierros: kansleri\u00ADehdokkaaksi nimettiin {name}',
    ballot: { ja: '{n}. kierros: äänesti kyllä', nein: '{n}. kierros: äänesti ei' },
    ballotReplaced: '{n}. kierros: äänesti, ja vaihdoit äänen',
    discard: {
      liberal: '{n}. kierros: poisti liberaalin lain',
      fascist: '{n}. kierros: poisti fasistisen lain',
    },
    enact: {
      liberal: '{n}. kierros: sääti liberaalin lain',
      fascist: '{n}. kierros: sääti fasistisen lain',
    },
    proposeVeto: '{n}. kierros: ehdotti vetoa',
    agreed: '{n}. kierros: hyväksyi veton',
    refused: '{n}. kierros: torjui veton',
    investigate: '{n}. kierros: tutki pelaajan {name} puolueen',
    callSpecialElection: '{n}. kierros: määräsi ylimääräiset vaalit. Ehdokas: {name}',
    peek: '{n}. kierros: katsoi kolme päällimmäistä lakia',
    execute: '{n}. kierros: teloitti pelaajan {name}',
    botVoted: 'Botti äänesti puolestasi. Voit yhä äänestää itse, samoin tai toisin.',
    mark: 'botin ääni',
  },

  terminal: {
    words: 'Lisäksi: yes N, no N, ask, sitin N, pause',
    seat: '? {number}: {name} haluaa istua pöytään. Kirjoita yes {number} tai no {number}.',
    watch: '? {number}: {name} haluaa katsoa. Kirjoita yes {number} tai no {number}.',
    watchUnnamed: '? {number}: näyttö haluaa katsoa. Kirjoita yes {number} tai no {number}.',
    claim: '? {number}: {asker} sanoo, että {seat}. paikka on hänen. Kirjoita yes {number} tai no {number}.',
    claimUnnamed:
      '? {number}: joku katsovan näytön ääressä sanoo, että {seat}. paikka on hänen. Kirjoita yes {number} tai no {number}.',
    asksFirst: 'Sinulta kysytään nyt, ennen kuin kukaan pääsee sisään. Sana ask muuttaa sen.',
    asksNot: 'Koodilla pääsee sisään kysymättä.',
    guessing: {
      one: 'Joku arvailee koodia: {n} väärä yritys. Sana code tekee uuden, lock lukitsee pöydän.',
      other: 'Joku arvailee koodia: {n} väärää yritystä. Sana code tekee uuden, lock lukitsee pöydän.',
    },
    codeShut: 'Kirjoitetulla koodilla ei enää pääse sisään, ennen kuin sana code tekee uuden.',
    absent: '{name} on ollut poissa yli minuutin: sitin {number} antaa botin pelata, end lopettaa pelin.',
    numberMissing: 'Kirjoita numero sanan {word} jälkeen.',
  },
};
