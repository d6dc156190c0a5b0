import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';

/** VND that the customer is charged for the goods of a line. */
export const goodsOf = ({ price, amount }: Pick<OrderLine, 'price' | 'amount'>): number => price * amount;

/** VND that the shop earns by a line that cost `paid`: its fee, and what it was bought cheaper for. */
export const marginOf = (line: Pick<OrderLine, 'price' | 'amount' | 'fee'>, paid: number): number =>
  line.fee + goodsOf(line) - paid;
