import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { OrderStatus } from '@gvg/contracts/cart/terms';

/** Statuses before shipping. */
const here: readonly OrderStatus[] = ['AWAITING_DEPOSIT', 'PURCHASING', 'AT_WAREHOUSE', 'AWAITING_BALANCE', 'PACKED'];

const addressOf = ({ recipient: { country, postcode, line, city } }: Order): string =>
  [country, postcode, line, city].map((part) => part.trim().toLowerCase()).join('|');

/** Returns true if `other` has not been shipped and has the same address as `order`. */
export const isToSameAddress = (other: Order, order: Order): boolean =>
  other._id !== order._id && here.includes(other.status) && addressOf(other) === addressOf(order);
