import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { signedAddressSeconds } from '@gvg/contracts/upload/picture-address';
import { useQuery } from '@gvg/query';
import { orderQuery } from './api/orders.ts';
import { waitsForPayment, waitsForShop } from './order-facts.ts';
import { useLiveRefetch } from './use-live-refetch.ts';

/** While a payment is awaited: short enough that the customer sees it arrive. */
const paymentMs = 5_000;
/** While the shop works on it, so that weighing, packing and shipping appear by themselves. */
const progressMs = 10_000;
/** Renews signed URLs of pictures ten minutes before they expire. */
const renewalMs = (signedAddressSeconds - 600) * 1_000;

function pollingMs(order: Order): number | undefined {
  if (waitsForPayment(order)) return paymentMs;
  if (waitsForShop(order)) return progressMs;
  return order.photos.length > 0 ? renewalMs : undefined;
}

/** Returns an order that updates itself: arriving payments and every step of the parcel appear without a reload. */
export function useOrder(key: string) {
  const state = useQuery(orderQuery(key));
  const refetch = () => void state.refetch();
  useLiveRefetch(
    refetch,
    state.data && pollingMs(state.data),
    (event) => 'order' in event && (event.order === state.data?._id || event.code === state.data?.code),
  );
  return state;
}
