import type { CatalogueClient } from '../catalogue/catalogue-client.ts';

/** Sample goods for an estimate, which reveals whether catalogue ships to a country. */
const anyGoods = [{ goodsType: 'NORMAL', categoryType: 'PACKAGED_FOOD', weightGrams: 1_000, amount: 1 }] as const;

/** Throws `RATE_NOT_FOUND` for a country without shipping. */
export async function checkCountry(catalogue: Pick<CatalogueClient, 'estimate'>, country: string): Promise<void> {
  await catalogue.estimate(country, [...anyGoods]);
}
