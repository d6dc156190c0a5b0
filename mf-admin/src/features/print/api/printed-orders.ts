import { keyOf } from '@gvg/browser-kit';
import { queryOptions } from '@gvg/query';
import { orderQuery } from '../../order/api/order.ts';

/** Orders of a print job, in its order. */
export const printedOrdersQuery = (codes: readonly string[]) =>
  queryOptions({
    queryKey: [...keyOf('/v1/orders'), 'printed', codes],
    queryFn: ({ client }) => Promise.all(codes.map((code) => client.fetchQuery(orderQuery(code)))),
  });
