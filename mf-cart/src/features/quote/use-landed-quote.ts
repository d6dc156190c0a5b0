import type { ApiError } from '@gvg/browser-kit';
import type { QuotedLine } from '@gvg/contracts/cart/http/lines';
import type { Quote, QuoteVersion } from '@gvg/contracts/cart/http/quotes';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { rowOf } from '../cart/settle-cart.ts';
import { estimateQuery } from './api/estimate.ts';
import type { EstimateLine, EstimateRow } from './api/estimate.ts';

/** A line of an answer that can be bought. */
interface Offer {
  line: Quote['lines'][number];
  quoted: QuotedLine;
  parcel: EstimateLine;
}

export interface LandedQuote {
  /** Sums of the goods bought and shipped, in VND, and their number of lines. */
  goods: number;
  serviceFee: number;
  count: number;
  rows: readonly EstimateRow[] | undefined;
  /** The chosen service's row, for the lines that it takes. */
  row: EstimateRow | undefined;
  /** Lines that the chosen service does not take. */
  refused: readonly { line: Quote['lines'][number]; code: string; reason: LocalizedText }[];
  error: ApiError | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** Returns goods in the format of an estimate. A quote does not change the values that determine the freight of the shop's own products. */
function parcelOf(
  line: Offer['line'],
  { weightGrams, dimensionsMm, goodsType = 'NORMAL', categoryType }: QuotedLine,
): EstimateLine | undefined {
  const { amount } = line;
  if (line.type === 'IN_SYSTEM') return { product: line.product._id, amount };
  return weightGrams === undefined || categoryType === undefined
    ? undefined
    : { goodsType, categoryType, weightGrams, amount, ...(dimensionsMm && { dimensionsMm }) };
}

function offersOf({ lines }: Pick<Quote, 'lines'>, version: QuoteVersion | undefined): Offer[] {
  return (version?.lines ?? []).flatMap((quoted) => {
    const line = lines.find(({ _id }) => _id === quoted.line);
    if (line === undefined || quoted.refusal !== undefined || quoted.price === undefined) return [];
    const parcel = parcelOf(line, quoted);
    return parcel === undefined ? [] : [{ line, quoted, parcel }];
  });
}

/**
 * Calculates the landed cost of a quote's version at today's rates: price, weight and fee are fixed, freight is not. Lines that the service
 * refuses are in no sum. Estimates nothing unless `isEstimated`.
 */
export function useLandedQuote(
  quote: Quote,
  version: QuoteVersion | undefined,
  { service, isEstimated }: { service: ShippingService; isEstimated: boolean },
): LandedQuote {
  const offers = offersOf(quote, version);
  const isAsked = isEstimated && offers.length > 0;
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...estimateQuery({ country: quote.country, lines: offers.map(({ parcel }) => parcel) }),
    enabled: isAsked,
  });
  const rows = isAsked && !isError ? data?.rows : undefined;
  const row = rowOf(rows ?? [], service);
  const refusals = new Map(row?.refused.map(({ line, ...refusal }) => [line, refusal]));
  const sent = row?.possible === false ? offers : offers.filter((_, index) => !refusals.has(index));
  return {
    goods: sent.reduce((sum, { line, quoted: { price = 0 } }) => sum + price * line.amount, 0),
    serviceFee: sent.reduce((sum, { quoted: { fee = 0 } }) => sum + fee, 0),
    count: sent.length,
    rows,
    row,
    refused: offers.flatMap(({ line }, index) => {
      const refusal = refusals.get(index);
      return refusal === undefined ? [] : [{ line, ...refusal }];
    }),
    error: isAsked && isError ? error : undefined,
    isLoading: isAsked && isFetching,
    retry: () => void refetch(),
  };
}
