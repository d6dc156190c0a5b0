import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Payment } from '@gvg/contracts/cart/http/payments';

/** An order that a transfer may be for, and what speaks for it. */
export interface LikelyOrder {
  order: Order;
  isSameAmount: boolean;
  isSameName: boolean;
}

/** Capitals without marks, as banks write names. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toUpperCase();

const shown = 5;

/** Orders that wait for money, those of the same amount and name first; all that have neither come after, the smallest difference first. */
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
