import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Payment } from '@gvg/contracts/cart/http/payments';

/** Order that a transfer may be for, with the evidence. */
export interface LikelyOrder {
  order: Order;
  isSameAmount: boolean;
  isSameName: boolean;
}

/** Uppercase without diacritics, as banks write names. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toUpperCase();

const shown = 5;

/** Returns orders that wait for money: those with the same amount or name first, then the others by smallest difference. */
export function likelyOrders(
  { unallocated, content }: Pick<Payment, 'unallocated' | 'content'>,
  orders: readonly Order[],
): LikelyOrder[] {
  const text = plain(content);
  const score = ({ isSameAmount, isSameName }: LikelyOrder) => Number(isSameAmount) + Number(isSameName);
  const difference = ({ order }: LikelyOrder) => Math.abs(order.totals.due - unallocated);
  return orders
    .filter(({ totals }) => totals.due > 0)
    .map((order) => ({
      order,
      isSameAmount: order.totals.due === unallocated,
      isSameName: text.includes(plain(order.recipient.fullName)),
    }))
    .toSorted((one, other) => score(other) - score(one) || difference(one) - difference(other))
    .slice(0, shown);
}
