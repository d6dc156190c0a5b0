import { apiQuery, keyOf } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { queryOptions } from '@gvg/query';
import { linesToPack } from '../packed-amount.ts';

/** Products of a parcel, loaded in advance so that their labels are known without a request and while offline. */
export function packedProductsQuery(order: Pick<Order, 'lines'>) {
  const ids = [...new Set(linesToPack(order).flatMap(({ product }) => product ?? []))];
  return queryOptions({
    queryKey: [...keyOf('/v1/products'), 'packed', ids],
    queryFn: ({ client }) =>
      Promise.all(ids.map((id) => client.fetchQuery(apiQuery('getProduct', { params: { id } })))),
  });
}
