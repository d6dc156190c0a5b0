import type { ClientSession } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Cart } from '../cart.ts';
import { linesOf } from './customer.ts';
import type { StoredLine } from './line.model.ts';

/** Throws CART_WAS_EXISTED when another line of the cart is for the same product or link. */
export async function checkNewKey({ lines }: Pick<Cart, 'lines'>, session: ClientSession, { _id, customer, key }: Pick<StoredLine, '_id' | 'customer' | 'key'>): Promise<void> {
  if (key === undefined) return;
  const other = await lines.exists({ ...linesOf(customer), key, status: 'IN_CART', _id: { $ne: _id } }).session(session);
  if (other !== null) throw new ApiFailure('CART_WAS_EXISTED');
}
