import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';

/** Returns whether a payment is due. */
export const waitsForPayment = ({ totals }: Pick<Order, 'totals'>): boolean => totals.due > 0;

/** A line whose raised price waits for the customer's answer. */
export type AskedLine = OrderLine & { askedPrice: NonNullable<OrderLine['askedPrice']> };

/** Returns the lines whose raised price waits for the customer's answer, earliest deadline first. */
export const askedLines = ({ lines }: Pick<Order, 'lines'>): AskedLine[] =>
  lines
    .filter((line): line is AskedLine => line.askedPrice !== undefined)
    .toSorted((one, other) => one.askedPrice.until.localeCompare(other.askedPrice.until));

/** Returns whether the order waits for the customer: a payment is due, or an answer is missing. */
export const waitsForCustomer = (order: Pick<Order, 'totals' | 'lines' | 'proposal'>): boolean =>
  waitsForPayment(order) || askedLines(order).length > 0 || order.proposal !== undefined;

const endStatuses: readonly Order['status'][] = ['DELIVERED', 'CANCELLED', 'REFUNDED'];

/** Returns the VND that the customer gets back: overpayment, and for a finished order also money sent for it that was never due. */
export const backOf = ({ totals, owed = 0 }: Pick<Order, 'totals' | 'owed'>): number => Math.max(totals.credit, owed);

/** Returns whether the shop still has work with the order: the parcel is on its way, or money goes back. */
export const waitsForShop = (order: Pick<Order, 'status' | 'totals' | 'owed'>): boolean =>
  !endStatuses.includes(order.status) || backOf(order) > 0;

/** Returns whether goods have to be bought for the order. An order with only stocked lines skips that step. */
export const isBoughtForCustomer = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ type, status }) => type === 'WITHOUT_SYSTEM' || status === 'TO_BUY' || status === 'BOUGHT');

/** Returns the products of a delivered order that the customer may rate, each once. */
export function rateableLines({
  status,
  lines,
}: Pick<Order, 'status' | 'lines'>): (Order['lines'][number] & { product: string })[] {
  if (status !== 'DELIVERED') return [];
  const byProduct = new Map(
    lines.flatMap((line) =>
      line.product !== undefined && line.status !== 'CANCELLED'
        ? [[line.product, { ...line, product: line.product }] as const]
        : [],
    ),
  );
  return [...byProduct.values()];
}
