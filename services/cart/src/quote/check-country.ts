import type { CatalogueClient } from '../catalogue/catalogue-client.ts';

/** Whether anything is sent to a country at all, catalogue says by an estimate. */
const anyGoods = [{ goodsType: 'NORMAL', categoryType: 'PACKAGED_FOOD', weightGrams: 1_000, amount: 1 }] as const;

/** Throws RATE_NOT_FOUND for a country that nothing is sent to. */
export async function checkCountry(catalogue: Pick<CatalogueClient, 'estimate'>, country: string): Promise<void> {
  await catalogue.estimate(country, [...anyGoods]);
}
