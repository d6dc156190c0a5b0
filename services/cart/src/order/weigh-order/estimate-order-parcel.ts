import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { estimateParcel } from '@gvg/contracts/catalogue/http/internal-costs';
import type { weighOrder } from '@gvg/contracts/cart/http/orders';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../order.model.ts';

/** Measured weight and size; empty before weighing. */
export type Parcel = Partial<Pick<BodyOf<typeof weighOrder>, 'grams' | 'dimensionsMm'>>;

/** Catalogue's input for the order's parcel: the rate in force at placement, and the lines that are not cancelled. */
export function parcelQuestion({ lines, shipping }: Pick<StoredOrder, 'lines' | 'shipping'>, parcel: Parcel) {
  const packed = lines
    .filter(({ status }) => status !== 'CANCELLED')
    .map(({ goodsType, categoryType, weightGrams, dimensionsMm, amount }) => ({
      goodsType,
      ...(categoryType === undefined ? {} : { categoryType }),
      weightGrams,
      ...(parcel.grams === undefined && dimensionsMm && { dimensionsMm }),
      amount,
    }));
  return { params: { id: shipping.cost }, body: { ...parcel, lines: packed } };
}

/** Returns the price of the order's parcel. Throws the errors of `callInternal`. */
export function estimateOrderParcel(
  { environment }: Pick<Cart, 'environment'>,
  order: Pick<StoredOrder, 'lines' | 'shipping'>,
  parcel: Parcel,
): Promise<EstimateRow> {
  const { CATALOGUE_INTERNAL_URL: url, INTERNAL_SECRET: secret } = environment;
  return callInternal(estimateParcel, { url, secret, service: 'cart' }, parcelQuestion(order, parcel));
}
