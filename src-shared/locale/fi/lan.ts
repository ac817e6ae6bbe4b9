import type { Words } from '../dictionary.ts';

/** Finding tables on the network, and why one is not found. */
export const lan: Words['lan'] = {
  nearby: {
    title: 'Tai liity pöytään täällä',
    list: 'Pöydät tässä verkossa',
    looking: 'Etsitään verkosta {networks}',
    lookingNowhere: 'Tämä laite ei ole missään verkossa',
    askFirst: 'Kabinett etsii pöytiä lähi\u00ADverkostasi. Järjestelmä kysyy siihen luvan: salli se.',
    lookAround: 'Etsi pöytiä',
    cannotSee: 'Eikö pöytää näy?',
    othersCannotSee: 'Eivätkö muut näe tätä pöytää?',
    count: '{n}/{all}',
    countSpoken: 'Paikkoja varattu: {n}, yhteensä {all}.',
    twin: '{table} ({mark})',
    join: 'Liity',
    watch: 'Katso',
    open: 'Avaa',
    lobby: 'Aulassa, avoin',
    full: 'Aulassa, kaikki paikat varattu',
    playing: 'Peli on käynnissä: voit katsoa',
    locked: 'Lukittu: ketään uutta ei päästetä',
    silent: 'Ei juuri nyt vastaa',
    hostOlder: 'Pöydän Kabinett on vanhempi kuin omasi',
    hostNewer: 'Pöydän Kabinett on uudempi kuin omasi',
    hostedBy: 'Vetäjä: {name}',
    own: 'Oma pöytäsi',
    recent: 'Olet istunut täällä ennenkin',
  },
  picked: {
    where: 'Osoitteessa {address}',
    codeLabel: 'Pöydän koodi: kuusi merkkiä vetäjän näytöltä',
    join: 'Istu paikalle',
    watch: 'Katso',
    gone: 'Tämä pöytä ei enää vastaa.',
    hostOlder:
      'Vetäjän Kabinett on vanhempi kuin omasi, joten tämä ikkuna ei sovi siihen. Pöydän oma sivu selaimessa sopii; tai vetäjä päivittää.',
    hostNewer:
      'Sovelluksesi on vanhempi kuin vetäjän, joten tämä ikkuna ei sovi siihen. Pöydän oma sivu selaimessa sopii; tai päivität omasi.',
    openInBrowser: 'Avaa selaimessa',
  },
  otherWays: {
    title: 'Pöytiä ei vielä näy. Nämäkin keinot toimivat:',
    code: 'Kirjoita yllä olevaan kenttään vetäjän näytöltä koodin molemmat osat, linkki tai osoite.',
    scan: 'Skannaa vetäjän näytöllä oleva koodi puhelimella: sovellusta ei tarvita.',
    recent: 'Pöydät, joissa olet istunut',
    forget: 'Unohda ne',
    search: 'Etsi tarkemmin',
    searchHint: 'Kysyy kerran tämän verkon jokaisesta osoitteesta.',
    stop: 'Lopeta etsintä',
    searching: 'Kysytty {n} osoitteesta, yhteensä {all}',
    searched: {
      one: 'Ainoasta osoitteesta kysyttiin: siellä ei ole pöytää.',
      other: 'Kaikista {n} osoitteesta kysyttiin: pöytää ei löytynyt.',
    },
  },
  doctor: {
    title: 'Miksi pöytä ei näy?',
    here: 'Tämä laite',
    causes: 'Mistä se voi johtua ja mitä voit tehdä',
    noCauses: 'Täällä ei ole vikaa: muita laitteita kuultiin. Pöytä voi olla suljettu tai toisessa verkossa.',
    noInterface: 'Ei verkkoa, jossa on IPv4-osoite.',
    interface: '{network}: {address} verkossa {range}',
    virtual: 'johtaa tunneliin tai virtuaali\u00ADkoneeseen',
    state: {
      opening: 'avataan',
      listening: 'kuuntelee',
      heard: 'kuuntelee, ja oman pöytäsi kuulutus tuli takaisin',
      portHeld: 'toinen ohjelma pitää portin 5353 itsellään',
      denied: 'järjestelmä ei päästä mitään ulos',
      failing: 'ei toimi',
    },
    port: 'Pöytäsi kuuntelee porttia {port}.',
    notHosting: 'Et vedä pöytää.',
    announcedHeard: 'Pöytäsi kuulutus kuultiin verkossa.',
    announcedNotHeard: 'Pöytäsi kuulutusta ei kuultu. Muut pääsevät silti koodilla tai linkillä.',
    reached: 'Toinen laite on saanut yhteyden pöytääsi.',
    notReached: 'Mikään muu laite ei ole vielä saanut yhteyttä pöytääsi.',
    heardOthers: 'Muiden laitteiden pöytiä kuultiin.',
    heardNobody: 'Muiden laitteiden pöytiä ei kuultu.',
    beaconListening: 'Toinen etsintätapa, yleis\u00ADlähetys, on auki.',
    beaconFailing: 'Toinen etsintätapa, yleis\u00ADlähetys, ei toimi täällä.',
    again: 'Katso uudelleen',
    copy: 'Kopioi raportti',
    copied: 'Kopioitu',
    report: 'Raportti',
    reportTitle: 'Kabinett {version}, järjestelmä {system}',
    cause: {
      noNetwork: {
        what: 'Tämä laite ei ole missään verkossa.',
        todo: 'Liity samaan Wi-Fi-verkkoon kuin vetäjä tai kytke kaapeli.',
      },
      localNetworkDenied: {
        what: 'macOS pitää Kabinett-sovelluksen poissa lähi\u00ADverkosta.',
        todo: 'Jos macOS kysyy, paina Salli. Muuten avaa Järjestelmäasetukset, Tietosuoja ja suojaus, Lähiverkko, kytke Kabinett päälle ja käynnistä se uudelleen.',
      },
      windowsBlocks: {
        what: 'Windows tai sen tietoturvaohjelma pysäyttää sen, mitä Kabinett lähettää.',
        todo: 'Avaa Windowsin suojaus, Palomuuri ja verkon suojaus, Salli sovellus palomuurin läpi ja salli Kabinett yksityisissä verkoissa. Muun valmistajan tietoturvaohjelmalla on oma luettelonsa. Tai aja nämä rivit järjestelmänvalvojana.',
      },
      linuxBlocks: {
        what: 'Tämän laitteen palomuurin sääntö pysäyttää sen, mitä Kabinett lähettää.',
        todo: 'Salli se: ufw kahdella ensimmäisellä rivillä; viimeinen näyttää, mikä sääntö sen pysäyttää.',
      },
      ipv6Only: {
        what: 'Tämä verkko ei anna IPv4-osoitteita, ja Kabinett tarvitsee sellaisen.',
        todo: 'Käytä toista verkkoa tai puhelimen yhteys\u00ADpistettä.',
      },
      selfGivenAddress: {
        what: 'Kukaan tässä verkossa ei antanut laitteelle osoitetta, joten se keksi sen itse.',
        todo: 'Liity Wi-Fi-verkkoon uudelleen tai käynnistä reititin uudelleen.',
      },
      onlyVirtual: {
        what: 'Vain tunneleilla ja virtuaali\u00ADkoneilla on täällä osoite.',
        todo: 'Yhdistä Wi-Fi tai kaapeli.',
      },
      portHeld: {
        what: 'Toinen ohjelma pitää itsellään portin 5353, jonka kautta pöydät löytyvät.',
        todo: 'Liity koodilla tai linkillä, tai sulje muut ohjelmat, jotka etsivät laitteita.',
      },
      notHeard: {
        what: 'Oman pöytäsi kuulutus ei tullut takaisin: jokin tässä laitteessa tai verkossa nielee sen.',
        todo: 'Näytä muille koodi tai linkki, tai salli Kabinett tämän laitteen palomuurissa.',
      },
      interfaceFailing: {
        what: 'Yksi tämän laitteen verkoista ei ole mukana.',
        todo: 'Kytke se verkko pois ja takaisin päälle.',
      },
      windowsFirewall: {
        what: 'Windows voi pitää tätä verkkoa julkisena ja estää Kabinett-sovelluksen.',
        todo: 'Avaa Asetukset, Verkko ja Internet, valitse tämä verkko ja tee siitä yksityinen. Tai aja nämä rivit järjestelmänvalvojana.',
      },
      linuxFirewall: {
        what: 'Tämän laitteen palomuuri voi estää sen.',
        todo: 'Salli se: ufw ensimmäisellä rivillä, firewalld seuraavilla.',
      },
      macFirewall: {
        what: 'Tämän Macin palomuuri voi estää saapuvat yhteydet.',
        todo: 'Avaa Järjestelmäasetukset, Verkko, Palomuuri, Valinnat ja salli Kabinett.',
      },
      wsl: {
        what: 'Kabinett on käynnissä WSL:ssä, jolla on oma verkkonsa.',
        todo: 'Käynnistä Kabinett itse Windowsissa.',
      },
      container: {
        what: 'Kabinett on käynnissä kontissa, jolla on oma verkkonsa.',
        todo: 'Käynnistä se kontin ulkopuolella tai anna kontille koneen verkko.',
      },
      vpn: {
        what: 'VPN on päällä. Jotkin niistä vievät kaiken pois lähi\u00ADverkosta.',
        todo: 'Kytke VPN pois pelin ajaksi.',
      },
      otherNetwork: {
        what: 'Vetäjä voi olla toisessa verkossa: vieras\u00ADverkossa tai saman reitittimen toisella nimellä.',
        todo: 'Vertaa yllä olevaa osoite\u00ADaluetta vetäjän alueeseen ja liity samaan Wi-Fi-verkkoon.',
      },
      isolation: {
        what: 'Vieras\u00ADverkot ja monet julkiset verkot pitävät laitteet erillään.',
        todo: 'Käytä pääverkkoa, kaapelia tai puhelimen yhteys\u00ADpistettä.',
      },
      mobileData: {
        what: 'Puhelin voi suosia mobiili\u00ADdataa, kun Wi-Fi ei johda internetiin.',
        todo: 'Kytke puhelimesta mobiili\u00ADdata pois tai käske sen pysyä tässä Wi-Fi-verkossa.',
      },
      captivePortal: {
        what: 'Wi-Fi voi odottaa, että joku kirjautuu sen sivulla.',
        todo: 'Avaa jokin sivu selaimessa, kirjaudu ja katso uudelleen.',
      },
      scanner: {
        what: 'Jotkin skannaus\u00ADsovellukset avaavat sivut omassa ikkunassaan, joka ei pääse paikallisiin osoitteisiin.',
        todo: 'Skannaa puhelimen kameralla tai kopioi linkki selaimeen.',
      },
    },
  },
};
