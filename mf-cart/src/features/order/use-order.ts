import { useData } from '@gvg/browser-kit';
import type { DataState } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { signedAddressSeconds } from '@gvg/contracts/upload/picture-address';
import { orderAddress } from './api/addresses.ts';
import { waitsForCustomer } from './order-facts.ts';
import { usePolling } from './use-polling.ts';

/** While a payment is awaited: often enough that the customer sees it arrive. */
const paymentMs = 5_000;
/** Signed addresses of pictures are renewed ten minutes before they end. */
const renewalMs = (signedAddressSeconds - 600) * 1_000;

const pollingMs = (order: Order) => (waitsForCustomer(order) ? paymentMs : order.photos.length > 0 ? renewalMs : undefined);

/** An order that follows what happens to it: a payment that arrives appears without a reload. */
export function useOrder(key: string): DataState<Order> {
  const state = useData(orderAddress(key));
  usePolling(state.retry, state.data && pollingMs(state.data));
  return state;
}
