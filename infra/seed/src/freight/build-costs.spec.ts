import { categoryTypes } from '@gvg/contracts/catalogue/terms';
import { costSchema } from '@gvg/contracts/catalogue/http/costs';
import { buildCategories } from '../products/build-goods.ts';
import { buildCosts } from './build-costs.ts';

describe('buildCosts', () => {
  const costs = buildCosts();

  it('returns valid rates for three services to each of twelve countries', () => {
    for (const cost of costs) expect(costSchema.parse(cost)).toEqual(cost);
    expect(costs).toHaveLength(36);
    expect(new Set(costs.map(({ country }) => country)).size).toBe(12);
    expect(new Set(costs.map(({ _id }) => _id)).size).toBe(36);
  });

  it('returns the cutoffs of the next Tết that a service can reach', () => {
    const cutoffsAt = (now: string) =>
      buildCosts(Date.parse(now))
        .filter(({ country }) => country === 'JP')
        .map(({ service, cutoffs }) => [service, ...cutoffs.map(({ orderBy }) => orderBy)]);
    expect(cutoffsAt('2026-11-22T00:00:00.000Z')).toEqual([
      ['AIR', '2027-01-21T16:59:59.999Z'],
      ['SEA', '2026-12-15T16:59:59.999Z'],
      ['EXPRESS', '2027-01-25T16:59:59.999Z'],
    ]);
    expect(cutoffsAt('2026-12-16T00:00:00.000Z')[1]).toEqual(['SEA', '2027-12-04T16:59:59.999Z']);
  });

  it('restricts only existing categories and category types', () => {
    const categories = new Set(buildCategories(() => '').map(({ _id }) => _id));
    for (const restriction of costs.flatMap(({ restricted }) => restricted)) {
      expect(
        'category' in restriction
          ? categories.has(restriction.category)
          : categoryTypes.includes(restriction.categoryType),
      ).toBe(true);
    }
  });

  it('prices heavier brackets lower and faster services higher', () => {
    for (const { brackets } of costs) {
      const prices = brackets.map(({ pricePerKg }) => pricePerKg);
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    }
    for (const country of new Set(costs.map((cost) => cost.country))) {
      const first = (service: string) =>
        costs.find((cost) => cost.country === country && cost.service === service)?.brackets[0]?.pricePerKg ?? 0;
      expect(first('SEA')).toBeLessThan(first('AIR'));
      expect(first('AIR')).toBeLessThan(first('EXPRESS'));
    }
  });
});
