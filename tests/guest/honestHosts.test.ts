import { expect, test, vi } from 'vitest';
import { HonestEvening, type Befallen } from '../kit/honestEvening.ts';
import { RUN_SEED } from '../kit/seedKeeper.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Evenings in `npm test`; more by this variable. */
const EVENINGS = Number(process.env['KABINETT_HONEST_EVENINGS'] ?? 6);

test(`No honest host is ever accused, whatever befalls its devices (choices by ${RUN_SEED}).`, async () => {
  const all: Befallen[] = [];
  for (let one = 0; one < EVENINGS; one += 1) {
    const number = (RUN_SEED + one) % 2 ** 31;
    const evening = new HonestEvening(number);
    await evening.play(2, () => {
      for (const { trust, seat } of evening.table.guests) {
        const accused = `evening ${number}, seat ${String(seat)}: ${String(trust?.forged)}`;
        expect(trust?.forged ?? null, accused).toBeNull();
        expect(JSON.stringify(trust?.finding ?? null), accused).not.toContain('mismatch');
      }
    });
    all.push(evening.befallen);
  }
  for (const thing of [
    'claims',
    'emotes',
    'marks',
    'drops',
    'twins',
    'exchanges',
    'sitIns',
    'deaths',
  ] as const)
    expect(
      all.reduce((sum, each) => sum + each[thing], 0),
      thing,
    ).toBeGreaterThan(0);
});
