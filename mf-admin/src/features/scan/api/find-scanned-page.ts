import { ApiError, apiQuery } from '@gvg/browser-kit';
import type { QueryClient } from '@gvg/query';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import { orderQuery } from '../../order/api/order.ts';
import { findProductsByCode } from '../../products/api/find-products-by-code.ts';
import { isOrderCode } from '../order-code.ts';

async function findOrderPage(client: QueryClient, code: string): Promise<string | undefined> {
  try {
    const order = await client.fetchQuery(orderQuery(code.toUpperCase()));
    return `/admin/orders/${order.code}`;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ORDER_NOT_FOUND') return undefined;
    throw error;
  }
}

/** A parcel from a seller is received at the buying desk. */
async function findArrivingPage(client: QueryClient, code: string): Promise<string | undefined> {
  const { docs } = await client.fetchQuery(
    apiQuery('listPurchases', { query: { state: 'ARRIVING', sort: 'deadline', search: code } }),
  );
  const row = docs.find(({ line: { purchase } }) =>
    [purchase?.seller?.tracking, purchase?.seller?.order].some(
      (each) => each !== undefined && codeKeyOf(each) === codeKeyOf(code),
    ),
  );
  return row && `/admin/buying?${new URLSearchParams({ state: row.state, search: code }).toString()}`;
}

async function findSentPage(client: QueryClient, code: string): Promise<string | undefined> {
  const { docs } = await client.fetchQuery(apiQuery('listOrders', { query: { tracking: code, limit: 1 } }));
  return docs[0] && `/admin/orders/${docs[0].code}`;
}

async function findProductPage(client: QueryClient, code: string): Promise<string | undefined> {
  const [product] = await findProductsByCode(client, code);
  return product && `/product/edit?id=${product._id}`;
}

/** Returns the page for a code: an order, a parcel on its way to the warehouse or the customer, or a product. Undefined for an unknown code. */
export async function findScannedPage(client: QueryClient, code: string): Promise<string | undefined> {
  const order = isOrderCode(code) ? await findOrderPage(client, code) : undefined;
  if (order !== undefined) return order;
  const pages = await Promise.all([findArrivingPage, findSentPage, findProductPage].map((find) => find(client, code)));
  return pages.find((page) => page !== undefined);
}
