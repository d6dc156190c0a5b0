import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';

/** Price in VND that the customer pays for the goods of a line. */
export const goodsOf = ({ price, amount }: Pick<OrderLine, 'price' | 'amount'>): number => price * amount;

/** Margin in VND of a line bought for `paid`: its fee, and the difference to the price charged. */
export const marginOf = (line: Pick<OrderLine, 'price' | 'amount' | 'fee'>, paid: number): number =>
  line.fee + goodsOf(line) - paid;
