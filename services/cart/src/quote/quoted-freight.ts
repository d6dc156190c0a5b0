import type { QuotedFreight } from '@gvg/contracts/cart/http/internal-buying';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { CatalogueClient, EstimateLine } from '../catalogue/catalogue-client.ts';

/** Services in the order of the shop's recommendation. */
const recommended: readonly ShippingService[] = ['AIR', 'EXPRESS', 'SEA'];

/** Goods of the last answer as input of an estimate. */
function parcelsOf({ lines, versions }: Pick<Quote, 'lines' | 'versions'>): EstimateLine[] {
  const quoted = new Map(versions.at(-1)?.lines.map((line) => [line.line, line]));
  return lines.flatMap((line): EstimateLine[] => {
    const { refusal, weightGrams, dimensionsMm, goodsType = 'NORMAL', categoryType } = quoted.get(line._id) ?? {};
    const { amount } = line;
    if (refusal !== undefined || weightGrams === undefined) return [];
    if (line.type === 'IN_SYSTEM') return [{ product: line.product._id, amount }];
    return categoryType === undefined
      ? []
      : [{ goodsType, categoryType, weightGrams, amount, ...(dimensionsMm && { dimensionsMm }) }];
  });
}

/**
 * Returns today's freight for the goods of an open answer by the first service that carries all of them. Undefined if none does or catalogue is unavailable.
 */
export async function quotedFreight(
  quote: Pick<Quote, 'status' | 'country' | 'lines' | 'versions'>,
  catalogue: Pick<CatalogueClient, 'estimate'>,
): Promise<QuotedFreight | undefined> {
  const parcels = quote.status === 'ANSWERED' ? parcelsOf(quote) : [];
  if (parcels.length === 0) return undefined;
  try {
    const rows = await catalogue.estimate(quote.country, parcels);
    const taken = rows.filter(({ refused }) => refused.length === 0);
    const row = recommended
      .map((service) => taken.find((each) => each.service === service))
      .find((each) => each !== undefined);
    return row && { service: row.service, chargeableGrams: row.chargeableGrams, total: row.total };
  } catch (error) {
    // A mail about prices does not wait for the freight estimate.
    if (error instanceof ApiFailure) return undefined;
    throw error;
  }
}
