import type { Words } from '../dictionary.ts';

export const teach: Words['teach'] = {
  countIn: {
    head: { one: 'Peli alkaa {n} sekunnin kuluttua', other: 'Peli alkaa {n} sekunnin kuluttua' },
    coach: 'Kuka tahansa pöydässä voi keskeyttää sen. Katso sen jälkeen vain omaa näyttöäsi.',
    stop: 'Keskeytä',
    stoppedBy: '{name} keskeytti lähtölaskennan.',
    stoppedByHost: 'Vetäjä keskeytti lähtölaskennan.',
    stoppedByChange: 'Lähtölaskenta keskeytyi, koska paikat tai asetukset muuttuivat.',
    unready: {
      one: '{n} pelaaja ei ole valmis: voit silti aloittaa',
      other: '{n} pelaajaa ei ole valmiina: voit silti aloittaa',
    },
  },

  why: {
    setting: 'Opastus: kerro perustelu joka vaiheessa',
    on: 'Päällä',
    off: 'Pois',
    first:
      'Avaa ensin kansiosi: siinä lukee roolisi ja kenet tunnet. Fasistien puolella on {evil} pelaajaa, kaikkiaan pelaajia on {all}.',
    nominate:
      'Te kaksi säätäisitte seuraavan lain, ja fasistien puolella on {evil} pelaajaa, kaikkiaan pelaajia on {all}: valitse se, johon luotat.',
    nominateDanger:
      'Tästä lähtien peli päättyy, jos kansleriksi valitaan Hitler: valitse pelaaja, josta olet varma.',
    vote: 'Kyllä-ääniä tarvitaan {need}, äänestäjiä on {all}. Hallitus päättää seuraavasta laista; hylätty äänestys tuo päällimmäisen lain lähemmäs.',
    voteLast: 'Jos tämäkin äänestys hylätään, pakan päällimmäinen laki säädetään, olipa se mikä tahansa.',
    discard: 'Kansleri säätää toisen antamistasi laeista. Kukaan ei näe, minkä poistat.',
    enact: 'Teiltä molemmilta kysytään, mitä teillä oli. Saat sanoa mitä tahansa; mikään ei todista sitä.',
    veto: 'Veto pitää huonon lain poissa laudalta, mutta se lasketaan hylätyksi äänestykseksi.',
    investigateLoyalty: 'Myös Hitlerin puolue näkyy fasistisena. Saat kertoa tuloksen oikein tai väärin.',
    specialElection:
      'Valittu pelaaja nimeää seuraavaksi kansleriehdokkaan ja käyttää presidenttinä seuraavan valtaoikeuden.',
    policyPeek: 'Saat tietää, mitä seuraava hallitus nostaa, ja huomaat, jos joku valehtelee siitä.',
    execution: 'Teloitettu ei enää äänestä eikä pääse virkaan. Vain Hitlerin kuolema päättää pelin.',
    waitNomination: 'Katso, kuka luottaa kehenkin: fasistit haluavat yhdessä hallitukseen.',
    waitSession:
      'Seitsemästätoista laista yksitoista on fasistisia, joten rehellinenkään hallitus ei aina voi valita.',
    waitPower: 'Valtaoikeudet tulevat fasistisista laeista; presidentin on käytettävä tämä nyt.',
    waitVeto: 'Molempien on haluttava vetoa, ja se lasketaan hylätyksi äänestykseksi.',
    waitVote: 'Kaikki näkevät äänesi, kun viimeinen ääni on annettu.',
    dead: 'Teloitetut ovat hiljaa: se, mitä tiedät, ei saa auttaa ketään.',
  },

  howTo: {
    open: 'Näin pelataan',
    next: 'Seuraava',
    back: 'Edellinen',
    done: 'Valmis',
    place: 'Kuva {n}/{all}',
    players: 'Pelaajia',
    toRules: 'Kaikki säännöt',
    roles: {
      title: 'Kaksi puolta, yksi salaisuus',
      text: 'Jokainen saa salaisen roolin. Liberaaleja on enemmän, mutta he eivät tunne ketään. Fasisteja on vähän, ja he suojelevat Hitleriä.',
      art: 'Liberaaleja: {liberals}. Fasisteja: {fascists}. Hitlereitä: 1.',
    },
    government: {
      title: 'Valitkaa hallitus',
      text: 'Presidenttiehdokas vaihtuu joka kierroksella seuraavaan paikkaan ja nimeää kansleriehdokkaan. Kaikki äänestävät; yli puolen on sanottava kyllä. Kolmen peräkkäisen hylkäyksen jälkeen päällimmäinen laki säädetään.',
      art: 'Ehdokas nimeää kansleriehdokkaan, ja äänet ovat kyllä tai ei.',
    },
    policy: {
      title: 'Säätäkää laki',
      text: 'Presidentti nostaa kolme lakia ja poistaa yhden, kansleri säätää toisen lopuista. He eivät saa puhua sillä välin. Sen jälkeen molemmat saavat valehdella siitä, mitä heillä oli.',
      art: 'Kolme lakia presidentille, kaksi kanslerille, yksi laudalle.',
    },
    powers: {
      title: 'Varokaa fasistien rataa',
      text: 'Fasistinen laki voi antaa presidentille valtaoikeuden. Kolmannesta lähtien fasistit voittavat heti, jos Hitler valitaan kansleriksi.',
      art: 'Fasistien radan ruudut: {spaces}.',
    },
    winning: {
      title: 'Voittakaa yhdessä',
      text: 'Liberaalit voittavat viidellä liberaalilla lailla tai kun Hitler teloitetaan. Fasistit voittavat kuudella fasistisella lailla tai kun Hitler on kansleri kolmannen jälkeen. Sano mitä haluat, mutta älä koskaan näytä näyttöäsi.',
      art: 'Liberaalien radalla on viisi ruutua, fasistien radalla kuusi.',
    },
  },

  rules: {
    open: 'Säännöt',
    search: 'Etsi säännöistä',
    found: { one: '{n} sääntö löytyi', other: '{n} sääntöä löytyi' },
    none: 'Mikään sääntö ei sano näin. Kokeile toista sanaa.',
    forPlayers: { one: '{n} pelaajalle', other: '{n} pelaajalle' },
    sections: {
      roles: 'Roolit',
      knowing: 'Kuka tuntee kenet',
      nomination: 'Ehdokkaat',
      vote: 'Äänestys',
      tracker: 'Vaalilaskuri',
      session: 'Lain\u00ADsäädäntö\u00ADistunto',
      piles: 'Nostopakka ja poistopakka',
      powers: 'Presidentin valtaoikeudet',
      veto: 'Veto',
      ending: 'Miten peli päättyy',
      talk: 'Puhe ja valheet',
      open: 'Mistä säännöt vaikenevat: näin tässä pöydässä päätetään',
    },
    counts: 'Liberaaleja: {liberals}. Tavallisia fasisteja: {fascists}. Hitlereitä: 1.',
    hitlerParty: 'Hitlerin puolue on fasistit: Hitlerin tutkinta näyttää fasistit.',
    rolesSecret: 'Rooli on salainen eikä muutu. Se pysyy kansiossasi.',
    rotation:
      'Ehdokkuus siirtyy joka kierroksella seuraavalle elossa olevalle pelaajalle, kävipä edellisessä miten tahansa.',
    nominee: 'Ehdokas nimeää yhden toisen elossa olevan pelaajan, jota kausirajoitus ei koske.',
    limits:
      'Edellisen hallituksen kansleria ei voi nimetä, eikä sen presidenttiä, kun elossa on yli viisi pelaajaa.',
    limitsPresident: 'Kausirajoitus koskee vain kansleriehdokasta: kuka tahansa voi olla presidenttiehdokas.',
    ballots:
      'Jokainen elossa oleva äänestää kyllä tai ei, myös ehdokkaat itse. Kaikki äänet paljastetaan yhdessä.',
    majority: 'Kun elossa on {all} pelaajaa, kyllä-ääniä tarvitaan {need}. Tasatulos hylkää.',
    hitlerCheck:
      'Jos fasistisia lakeja on ennen äänestystä säädetty vähintään kolme, kaikki saavat tietää, onko uusi kansleri Hitler. Jos on, fasistit voittavat.',
    trackerMoves: 'Jokainen hylätty äänestys ja jokainen veto siirtää vaalilaskuria yhdellä.',
    chaos:
      'Kolmannella nostopakan päällimmäinen laki säädetään heti. Se ei anna valtaoikeutta, ja kausirajoitukset poistuvat.',
    trackerReset: 'Jokainen säädetty laki nollaa vaalilaskurin; pelkkä hallituksen valinta ei.',
    draw: 'Presidentti nostaa kolme lakia, katsoo ne yksin ja poistaa yhden kuvapuoli alaspäin.',
    enact: 'Kansleri saa kaksi muuta, säätää toisen ja poistaa toisen kuvapuoli alaspäin.',
    silence:
      'Presidentti ja kansleri eivät saa viestiä toisilleen, ennen kuin laki on säädetty tai veto hyväksytty.',
    discards: 'Poistettuja lakeja ei näytetä kenellekään pelin aikana.',
    tiles: 'Lakikortteja on 17: 6 liberaalia ja 11 fasistista.',
    reshuffle:
      'Jos istunnon jälkeen on jäljellä alle kolme lakikorttia, ne sekoitetaan yhteen poistopakan kanssa. Säädetyt lait pysyvät laudalla.',
    mustUse:
      'Hallituksen säätämä fasistinen laki antaa presidentille peittämänsä ruudun valtaoikeuden. Se on käytettävä heti.',
    investigateLoyalty:
      'Puolueen tutkinta: presidentti näkee yksin yhden toisen pelaajan puolueen. Ketään ei tutkita kahdesti.',
    specialElection:
      'Ylimääräiset vaalit: presidentti valitsee seuraavan presidenttiehdokkaan. Sen jälkeen vuoro jatkuu vaalit määränneestä presidentistä.',
    policyPeek:
      'Kurkistus pakkaan: presidentti näkee yksin kolme seuraavaa lakia järjestyksessä ja jättää ne paikoilleen.',
    execution:
      'Teloitus: presidentti teloittaa yhden pelaajan. Jos se on Hitler, liberaalit voittavat; muuten rooli pysyy salassa.',
    dead: 'Teloitettu ei äänestä, ei pääse virkaan eikä puhu pelistä.',
    vetoRight:
      'Viiden fasistisen lain jälkeen kansleri voi ehdottaa vetoa ennen säätämistä. Istunnossa, jossa viides säädetään, vetoa ei vielä ole.',
    vetoAgreed: 'Jos presidentti hyväksyy, molemmat lait poistetaan ja vaalilaskuri siirtyy.',
    vetoRefused:
      'Jos presidentti torjuu vedon, kanslerin on säädettävä toinen laeista, eikä uutta ehdotusta voi tehdä.',
    liberalsWin: 'Liberaalit voittavat viidennellä liberaalilla lailla tai kun Hitler teloitetaan.',
    fascistsWin:
      'Fasistit voittavat kuudennella fasistisella lailla tai kun Hitler valitaan kansleriksi vähintään kolmen fasistisen lain jälkeen.',
    lies: 'Roolista, laeista ja tutkinnasta saa sanoa mitä tahansa, totta tai ei. Mikään sovelluksessa ei todista sitä.',
    screens: 'Kukaan ei saa näyttää näyttöään tai kansiotaan muille.',
    ruling: {
      changeBallot: 'Äänen voi vaihtaa, kunnes viimeinen ääni on annettu.',
      votersShown: 'Kaikki näkevät, kuka on äänestänyt, mutta eivät, miten.',
      votersHidden: 'Kukaan ei näe, kuka on äänestänyt, ennen kuin äänet paljastetaan.',
      yourself: 'Presidentti ei voi teloittaa eikä tutkia itseään.',
      fewLiving:
        'Edellistä presidenttiä kausirajoitus ei koske, kun elossa on viisi pelaajaa, eikä myöskään, kun heitä on neljä tai kolme.',
      vetoReshuffle:
        'Vedon jälkeen pakat sekoitetaan tarvittaessa, ennen kuin kolmas epäonnistuminen säätää päällimmäisen lain.',
      chaosVeto: 'Viides fasistinen laki tuo veto-oikeuden myös silloin, kun se säädettiin pakan päältä.',
      peekAfterShuffle:
        'Jos pakat sekoitetaan, se tehdään ennen valtaoikeutta: kurkistus näyttää uuden pakan.',
      allOpen: 'Lopussa jokainen rooli ja jokainen poistettu laki avataan.',
      discardsClosed: 'Lopussa jokainen rooli avataan, mutta poistetut lait jäävät salaan.',
      markOn: 'Tarkistetulla kanslerilla on loppupelin ajan merkintä ”ei ole Hitler”.',
      markOff: 'Se, ettei kansleri ole Hitler, kerrotaan kerran eikä sitä merkitä: muista se.',
      absent:
        'Jos joku on poissa, pöytä odottaa. Minuutin kuluttua vetäjä voi antaa botin pelata. Mitään ei pelata sattumalta.',
      seats: 'Peli kulkee aulan paikkojen järjestyksessä. Alussa mikään ei siirry.',
      noChat: 'Tekstiviestejä ei ole, ei eläville eikä teloitetuille.',
    },
  },

  practice: {
    open: 'Harjoittele yksin',
    title: 'Harjoittelu',
    lead: 'Pelaat botteja vastaan vain tällä laitteella. Kukaan muu ei näe pöytää, ja voit lopettaa milloin tahansa.',
    begin: 'Aloita',
    bar: 'Harjoittelu bottien kanssa',
    advice: 'Mitä minun pitäisi tehdä?',
    end: 'Lopeta harjoittelu',
    again: 'Uusi peli, uusi rooli',
    you: 'Sinä',
    step: {
      nomination:
        'Kierros alkaa. Presidenttiehdokkuus siirtyy paikka kerrallaan, ja ehdokas nimeää kansleriehdokkaan; edelliseen hallitukseen kuulunutta ei ehkä voi nimetä.',
      election:
        'Äänestä molemmista yhdessä. Alussa kyllä vie peliä eteenpäin; myöhemmin ei pysäyttää epäilyttävän parin, mutta siirtää vaalilaskuria.',
      presidentDiscard:
        'Presidentillä on kolme lakia, ja yhden niistä hän poistaa salassa. Jos kansleri saa kaksi fasistista, se voi olla huonoa onnea tai suunnitelma.',
      chancellorEnactment:
        'Kansleri valitsee kahdesta laista. Vertaa jälkeenpäin, mitä kumpikin sanoo: aina ei ollut vaihtoehtoa.',
      vetoAnswer:
        'Kansleri ei haluaisi säätää kumpaakaan lakia. Veto syntyy vain, jos presidentti hyväksyy sen.',
      investigateLoyalty:
        'Presidentti katsoo yhden pelaajan puolueen. Se, mitä siitä sanotaan, voi olla totta tai ei.',
      specialElection:
        'Presidentti antaa seuraavan ehdokkuuden kenelle tahansa. Liberaali luottaa; fasisti on luottavinaan.',
      policyPeek:
        'Presidentti näkee kolme seuraavaa lakia. Jos seuraava hallitus väittää muuta, joku valehtelee.',
      execution:
        'Presidentti poistaa pelistä yhden pelaajan. Liberaalit etsivät Hitleriä; fasistit poistavat sen, johon luotetaan.',
      concluded: 'Peli on ohi. Alla näet, mitä jokaisella kierroksella oli salassa.',
    },
    role: {
      liberal:
        'Olet liberaali. Säädä liberaaleja lakeja, muista, ketkä olivat fasistisia lakeja säätäneissä hallituksissa, ja kerro totuudenmukaisesti, mitä nostit. Äänestä ei, kun pari epäilyttää, mutta varo vaalilaskuria.',
      fascist: {
        small:
          'Olet fasisti, ja Hitler tuntee sinut. Esitä aluksi liberaalia, säädä fasistinen laki, kun voit syyttää pakkaa, ja auta muita luottamaan Hitleriin. Kolmen fasistisen lain jälkeen auta Hitler kansleriksi.',
        large:
          'Olet fasisti ja tunnet muut fasistit; Hitler ei tunne sinua. Esitä aluksi liberaalia, säädä fasistinen laki, kun voit syyttää pakkaa, ja auta Hitler kansleriksi kolmen fasistisen lain jälkeen.',
      },
      hitler: {
        small:
          'Olet Hitler ja tunnet fasistisi. Pelaa kuin liberaali, jotta kaikki luottavat sinuun; fasistisi ottaa riskit. Kolmen fasistisen lain jälkeen voitat, kun sinut valitaan kansleriksi.',
        large:
          'Olet Hitler etkä tunne ketään. Pelaa kuin liberaali, jotta kaikki luottavat sinuun, ja katso, kuka auttaa sinua. Kolmen fasistisen lain jälkeen voitat, kun sinut valitaan kansleriksi.',
      },
      none: 'Paikkasi on poissa pelistä. Katso, miten peli päättyy, tai lopeta harjoittelu.',
    },
  },
};
