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
};
