import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';

/** Whether something is to be paid. */
export const waitsForPayment = ({ totals }: Pick<Order, 'totals'>): boolean => totals.due > 0;

/** A line whose dearer price waits for the customer's answer. */
export type AskedLine = OrderLine & { askedPrice: NonNullable<OrderLine['askedPrice']> };

/** Lines whose dearer price waits for the customer's answer, the one that ends first first. */
export const askedLines = ({ lines }: Pick<Order, 'lines'>): AskedLine[] =>
  lines
    .filter((line): line is AskedLine => line.askedPrice !== undefined)
    .toSorted((one, other) => one.askedPrice.until.localeCompare(other.askedPrice.until));

/** Whether the order waits for the customer: something is to be paid, or to be answered. */
export const waitsForCustomer = (order: Pick<Order, 'totals' | 'lines' | 'proposal'>): boolean =>
  waitsForPayment(order) || askedLines(order).length > 0 || order.proposal !== undefined;

const endStatuses: readonly Order['status'][] = ['DELIVERED', 'CANCELLED', 'REFUNDED'];

/** VND that the customer gets back: what was paid too much, and once nothing more happens with the order also what was sent for it and never due. */
export const backOf = ({ totals, owed = 0 }: Pick<Order, 'totals' | 'owed'>): number => Math.max(totals.credit, owed);

/** Whether the shop still does something for the order: the parcel is on its way, or money goes back. */
export const waitsForShop = (order: Pick<Order, 'status' | 'totals' | 'owed'>): boolean =>
  !endStatuses.includes(order.status) || backOf(order) > 0;

/** Whether goods have to be bought for the order; one of stocked lines alone skips that step. */
export const isBoughtForCustomer = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ type, status }) => type === 'WITHOUT_SYSTEM' || status === 'TO_BUY' || status === 'BOUGHT');

/** Products of a delivered order that the customer may rate, each once. */
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
