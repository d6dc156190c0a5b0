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

  it('restricts only existing categories and category types', () => {
    const categories = new Set(buildCategories(() => '').map(({ _id }) => _id));
    for (const restriction of costs.flatMap(({ restricted }) => restricted)) {
      expect('category' in restriction ? categories.has(restriction.category) : categoryTypes.includes(restriction.categoryType)).toBe(true);
    }
  });

  it('prices heavier brackets lower and faster services higher', () => {
    for (const { brackets } of costs) {
      const prices = brackets.map(({ pricePerKg }) => pricePerKg);
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    }
    for (const country of new Set(costs.map((cost) => cost.country))) {
      const first = (service: string) => costs.find((cost) => cost.country === country && cost.service === service)?.brackets[0]?.pricePerKg ?? 0;
      expect(first('SEA')).toBeLessThan(first('AIR'));
      expect(first('AIR')).toBeLessThan(first('EXPRESS'));
    }
  });
});
