import { restrictedMedicines, workedCost, workedCosts, workedGoods, workedReason } from '@gvg/testing/worked-costs';
import { workedEstimate } from '@gvg/testing/worked-estimate';
import { estimateRow } from './estimate-row.ts';

it('covers at least thirty cases', () => {
  expect(workedCosts.length).toBeGreaterThanOrEqual(30);
});

it.each(workedCosts)('%s', (...worked) => {
  const [, rates, lines, { spareGrams = 0 }] = worked;
  const row = estimateRow({ ...workedCost, ...rates }, lines);
  expect(row).toEqual(workedEstimate(worked));
  expect(row.total).toBe(row.surcharges.reduce((sum, { amount }) => sum + amount, row.freight));
  expect(row.chargeableGrams - Math.max(row.realGrams, row.volumetricGrams)).toBe(spareGrams);
});

it('returns the cutoffs that can still be met, soonest first', () => {
  const name = { vi: 'Tết', en: 'Tet' };
  const [past, next, later] = ['2026-11-01T00:00:00.000Z', '2027-01-10T00:00:00.000Z', '2027-08-20T00:00:00.000Z'].map(
    (orderBy) => ({ name, orderBy }),
  );
  const row = estimateRow(
    { ...workedCost, cutoffs: [later, past, next].filter((cutoff) => cutoff !== undefined) },
    [workedGoods(1_000)],
    Date.parse('2026-11-22T00:00:00.000Z'),
  );
  expect(row.cutoffs).toEqual([next, later]);
});

it('returns the applied rule and the reason for each refused line', () => {
  const row = estimateRow({ ...workedCost, restricted: [restrictedMedicines] }, [
    workedGoods(1_200),
    workedGoods(1_000, { categoryType: 'MEDICINES' }),
    workedGoods(1_000, { goodsType: 'HARD_TO_GET' }),
  ]);
  expect(row.rule).toEqual({
    basis: 'REAL',
    bracket: { fromGrams: 1_000, toGrams: 5_000, pricePerKg: 200_000 },
    stepGrams: 500,
    minimumGrams: 500,
    volumetricDivisor: 5_000,
  });
  expect(row.refused).toEqual([
    { line: 1, code: 'RESTRICTED', reason: workedReason },
    {
      line: 2,
      code: 'GOODS_TYPE_NOT_TAKEN',
      reason: { vi: expect.any(String) as string, en: expect.any(String) as string },
    },
  ]);
});
