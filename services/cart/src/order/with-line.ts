import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredOrder } from './order.model.ts';

/** Returns the line with this id. Throws `ORDER_NOT_FOUND` for an unknown one. */
export function findLine({ lines }: StoredOrder, id: string): OrderLine {
  const line = lines.find(({ _id }) => _id === id);
  if (line === undefined) throw new ApiFailure('ORDER_NOT_FOUND');
  return line;
}

/** Returns the order with `line` replaced by `changed`. */
export const withLine = (order: StoredOrder, line: OrderLine, changed: OrderLine): StoredOrder => ({
  ...order,
  lines: order.lines.map((other) => (other === line ? changed : other)),
});
