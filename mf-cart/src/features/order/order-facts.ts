import type { Order } from '@gvg/contracts/cart/http/order-schema';

/** Whether the order waits for the customer: something is to be paid. */
export const waitsForCustomer = ({ totals }: Pick<Order, 'totals'>): boolean => totals.due > 0;

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
