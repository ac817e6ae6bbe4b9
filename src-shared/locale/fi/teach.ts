import type { Words } from '../dictionary.ts';

export const teach: Words['teach'] = {
  countIn: {
    head: { one: 'Peli alkaa {n} sekunnin kuluttua', other: 'Peli alkaa {n} sekunnin kuluttua' },
    coach: 'Kuka tahansa pöydässä voi keskeyttää sen. Katso sen jälkeen vain omaa näyttöäsi.',
    stop: 'Keskeytä',
    stoppedBy: '{name} keskeytti lähtölaskennan.',
    stoppedByHost: 'Vetäjä keskeytti lähtölaskennan.',
    stoppedByChange: 'Lähtölaskenta keskeytyi, koska paikat tai valinnat muuttuivat.',
    unready: {
      one: '{n} muu pelaaja ei ole valmiina: voit silti aloittaa',
      other: '{n} muuta pelaajaa ei ole valmiina: voit silti aloittaa',
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
      'Tästä lähtien peli päättyy, jos kansleriksi valitaan Hitler: valitse pelaaja, johon luotat.',
    vote: 'Kyllä-ääniä tarvitaan {need}, äänestäjiä on {all}. Hallitus päättää seuraavasta laista; hylätty hallitus tuo päällimmäisen lain lähemmäs.',
    voteLast: 'Jos tämäkin hallitus hylätään, pakan päällimmäinen laki säädetään, olipa se mikä tahansa.',
    discard: 'Kansleri säätää toisen antamistasi laeista. Kukaan ei näe, minkä poistat.',
    enact: 'Teiltä molemmilta kysytään, mitä teillä oli. Saat sanoa mitä tahansa; mikään ei todista sitä.',
    veto: 'Veto pitää huonon lain poissa laudalta, mutta se lasketaan niin kuin hylätty hallitus.',
    investigateLoyalty: 'Myös Hitlerin puolue on fasistit. Saat kertoa tuloksen oikein tai väärin.',
    specialElection:
      'Valittu pelaaja nimeää seuraavaksi kansleri\u00ADehdokkaan ja käyttää presidenttinä mahdollisen valta\u00ADoikeuden.',
    policyPeek: 'Saat tietää, mitkä kolme lakia tulevat seuraavaksi, ja huomaat, jos joku valehtelee niistä.',
    execution: 'Teloitettu ei enää äänestä eikä pääse virkaan. Jos hän on Hitler, peli päättyy heti.',
    waitNomination: 'Katso, kuka luottaa kehenkin: fasistit haluavat yhdessä hallitukseen.',
    waitSession:
      'Seitsemästätoista laista yksitoista on fasistisia, joten rehellinenkään hallitus ei aina voi valita.',
    waitPower: 'Valta\u00ADoikeudet tulevat fasistisista laeista; presidentin on käytettävä tämä nyt.',
    waitVeto: 'Molempien on haluttava vetoa, ja se lasketaan niin kuin hylätty hallitus.',
    waitVote: 'Kaikki näkevät äänesi, kun viimeinen ääni on annettu.',
    dead: 'Teloitetut ovat hiljaa: se, mitä tiedät, ei saa auttaa ketään.',
  },

  howTo: {
    next: 'Seuraava',
    back: 'Edellinen',
    done: 'Valmis',
    place: 'Kuva {n}/{all}',
    players: 'Pelaajia',
    toRules: 'Kaikki säännöt',
    roles: {
      title: 'Kaksi puolta, yksi salaisuus',
      text: 'Jokainen saa salaisen roolin. Liberaaleja on enemmän, mutta he eivät tunne ketään. Fasisteja on vähän, ja he suojelevat Hitleriä.',
      art: 'Liberaaleja: {liberals}. Fasisteja: {fascists}. Hitler: 1.',
    },
    government: {
      title: 'Valitkaa hallitus',
      text: 'Presidentti\u00ADehdokkuus siirtyy joka kierroksella seuraavaan paikkaan, ja ehdokas nimeää kansleri\u00ADehdokkaan. Kaikki äänestävät; yli puolen on sanottava kyllä. Kolmen peräkkäisen hylkäyksen jälkeen päällimmäinen laki säädetään.',
      art: 'Ehdokas nimeää kansleri\u00ADehdokkaan, ja äänet ovat kyllä tai ei.',
    },
    policy: {
      title: 'Säätäkää laki',
      text: 'Presidentti nostaa kolme lakia ja poistaa yhden, kansleri säätää toisen lopuista. He eivät saa puhua sillä välin. Sen jälkeen molemmat saavat valehdella siitä, mitä heillä oli.',
      art: 'Kolme lakia presidentille, kaksi kanslerille, yksi laudalle.',
    },
    powers: {
      title: 'Varokaa fasistien rataa',
      text: 'Fasistinen laki voi antaa presidentille valta\u00ADoikeuden. Kolmannesta lähtien fasistit voittavat heti, jos Hitler valitaan kansleriksi.',
      art: 'Fasistien radan ruudut: {spaces}.',
    },
    winning: {
      title: 'Voittakaa yhdessä',
      text: 'Liberaalit voittavat viidellä liberaalilla lailla tai kun Hitler teloitetaan. Fasistit voittavat kuudella fasistisella lailla tai kun Hitler valitaan kansleriksi kolmannen jälkeen. Sano mitä haluat, mutta älä koskaan näytä näyttöäsi.',
      art: 'Liberaalien radalla on viisi ruutua, fasistien radalla kuusi.',
    },
  },

  rules: {
    search: 'Etsi säännöistä',
    found: { one: '{n} sääntö löytyi', other: '{n} sääntöä löytyi' },
    none: 'Mikään sääntö ei sano näin. Kokeile toista sanaa.',
    forPlayers: { one: '{n} pelaajalle', other: '{n} pelaajalle' },
    sections: {
      roles: 'Roolit',
      knowing: 'Kuka tuntee kenet',
      nomination: 'Ehdokkaat',
      vote: 'Äänestys',
      tracker: 'Vaali\u00ADlaskuri',
      session: 'Lain\u00ADsäädäntö\u00ADistunto',
      piles: 'Nostopakka ja poistopakka',
      powers: 'Presidentin valta\u00ADoikeudet',
      veto: 'Veto',
      ending: 'Miten peli päättyy',
      talk: 'Puhe ja valheet',
      open: 'Mistä säännöt vaikenevat: näin tässä pöydässä päätetään',
    },
    counts: 'Liberaaleja: {liberals}. Tavallisia fasisteja: {fascists}. Hitler: 1.',
    hitlerParty: 'Hitlerin puolue on fasistit: Hitlerin tutkinta näyttää fasistit.',
    rolesSecret: 'Rooli on salainen eikä muutu. Se pysyy kansiossasi.',
    rotation:
      'Ehdokkuus siirtyy joka kierroksella seuraavalle elossa olevalle pelaajalle, kävipä edellisessä miten tahansa.',
    nominee: 'Ehdokas nimeää yhden toisen elossa olevan pelaajan, jota kausi\u00ADrajoitus ei koske.',
    limits:
      'Edellisen hallituksen kansleria ei voi nimetä, eikä sen presidenttiä, kun elossa on yli viisi pelaajaa.',
    limitsPresident:
      'Kausi\u00ADrajoitus koskee vain kansleri\u00ADehdokasta: kuka tahansa voi olla presidentti\u00ADehdokas.',
    ballots:
      'Jokainen elossa oleva äänestää kyllä tai ei, myös ehdokkaat itse. Kaikki äänet paljastetaan yhtä aikaa.',
    majority: 'Kun elossa on {all} pelaajaa, kyllä-ääniä tarvitaan {need}. Tasatulos hylkää hallituksen.',
    hitlerCheck:
      'Jos fasistisia lakeja on ennen äänestystä säädetty vähintään kolme, kaikki saavat tietää, onko uusi kansleri Hitler. Jos on, fasistit voittavat.',
    trackerMoves: 'Jokainen hylätty hallitus ja jokainen veto siirtää vaali\u00ADlaskuria yhdellä.',
    chaos:
      'Kun se on kolmessa, nostopakan päällimmäinen laki säädetään heti. Se ei anna valta\u00ADoikeutta, ja kausi\u00ADrajoitukset poistuvat.',
    trackerReset: 'Jokainen säädetty laki nollaa vaali\u00ADlaskurin; pelkkä hallituksen valinta ei.',
    draw: 'Presidentti nostaa kolme lakia, katsoo ne yksin ja poistaa yhden kuvapuoli alaspäin.',
    enact: 'Kansleri saa muut kaksi, säätää toisen ja poistaa toisen kuvapuoli alaspäin.',
    silence:
      'Presidentti ja kansleri eivät saa viestiä toisilleen, ennen kuin laki on säädetty tai veto hyväksytty.',
    discards: 'Poistettuja lakeja ei näytetä kenellekään pelin aikana.',
    tiles: 'Lakikortteja on 17: 6 liberaalia ja 11 fasistista.',
    reshuffle:
      'Jos istunnon jälkeen on jäljellä alle kolme lakikorttia, ne sekoitetaan yhteen poistopakan kanssa. Säädetyt lait pysyvät laudalla.',
    mustUse:
      'Hallituksen säätämä fasistinen laki antaa presidentille peittämänsä ruudun valta\u00ADoikeuden. Se on käytettävä heti.',
    investigateLoyalty:
      'Puolueen tutkinta: presidentti näkee yksin yhden toisen pelaajan puolueen. Ketään ei tutkita kahdesti.',
    specialElection:
      'Ylimääräiset vaalit: presidentti valitsee seuraavan presidentti\u00ADehdokkaan. Sen jälkeen vuoro jatkuu vaalit määränneen presidentin jälkeisestä pelaajasta.',
    policyPeek:
      'Kurkistus pakkaan: presidentti näkee yksin kolme seuraavaa lakia järjestyksessä ja jättää ne paikoilleen.',
    execution:
      'Teloitus: presidentti teloittaa yhden pelaajan. Jos hän on Hitler, liberaalit voittavat; muuten rooli pysyy salassa.',
    dead: 'Teloitettu ei äänestä, ei pääse virkaan eikä puhu pelistä.',
    vetoRight:
      'Viiden fasistisen lain jälkeen kansleri voi ehdottaa vetoa ennen säätämistä. Istunnossa, jossa viides säädetään, vetoa ei vielä ole.',
    vetoAgreed: 'Jos presidentti hyväksyy, molemmat lait poistetaan ja vaali\u00ADlaskuri siirtyy yhdellä.',
    vetoRefused:
      'Jos presidentti torjuu veton, kanslerin on säädettävä toinen laeista, eikä uutta ehdotusta voi tehdä.',
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
        'Edellistä presidenttiä kausi\u00ADrajoitus ei koske, kun elossa on viisi pelaajaa, eikä myöskään, kun heitä on neljä tai kolme.',
      vetoReshuffle:
        'Veton jälkeen pakat sekoitetaan tarvittaessa, ennen kuin päällimmäinen laki säädetään laskurin täytyttyä.',
      chaosVeto: 'Viides fasistinen laki tuo veto-oikeuden myös silloin, kun se säädettiin pakan päältä.',
      peekAfterShuffle:
        'Jos pakat sekoitetaan, se tehdään ennen valta\u00ADoikeutta: kurkistus näyttää uuden pakan.',
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
    endAsk: 'Lopetetaanko tämä harjoituspeli nyt? Sitä ei säilytetä.',
    again: 'Uusi peli, uusi rooli',
    you: 'Sinä',
    step: {
      nomination:
        'Kierros alkaa. Presidentti\u00ADehdokkuus siirtyy paikka kerrallaan, ja ehdokas nimeää kansleri\u00ADehdokkaan; edelliseen hallitukseen kuulunutta ei ehkä voi nimetä.',
      election:
        'Äänestä molemmista yhdessä. Alussa kyllä vie peliä eteenpäin; myöhemmin ei pysäyttää epäilyttävän parin, mutta siirtää vaali\u00ADlaskuria.',
      presidentDiscard:
        'Presidentillä on kolme lakia, ja yhden niistä hän poistaa salassa. Jos kansleri saa kaksi fasistista, se voi olla huonoa onnea tai suunnitelma.',
      chancellorEnactment:
        'Kansleri valitsee kahdesta laista. Vertaa jälkeenpäin, mitä kumpikin sanoo: aina ei ollut vaihtoehtoa.',
      vetoAnswer:
        'Kansleri ei haluaisi säätää kumpaakaan lakia. Veto syntyy vain, jos presidentti hyväksyy sen.',
      investigateLoyalty:
        'Presidentti katsoo yhden pelaajan puolueen. Se, mitä siitä sanotaan, voi olla totta tai ei.',
      specialElection:
        'Presidentti antaa seuraavan ehdokkuuden kenelle tahansa toiselle. Liberaali luottaa; fasisti on luottavinaan.',
      policyPeek:
        'Presidentti näkee kolme seuraavaa lakia. Jos seuraava hallitus väittää muuta, joku valehtelee.',
      execution:
        'Presidentti teloittaa yhden pelaajan. Liberaalit etsivät Hitleriä; fasistit valitsevat sen, johon luotetaan.',
      concluded: 'Peli on ohi. Alla näet, mitä jokaisella kierroksella oli salassa.',
    },
    role: {
      liberal:
        'Olet liberaali. Säädä liberaaleja lakeja, muista, ketkä olivat fasistisia lakeja säätäneissä hallituksissa, ja kerro totuudenmukaisesti, mitä nostit. Äänestä ei, kun pari epäilyttää, mutta varo vaali\u00ADlaskuria.',
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
