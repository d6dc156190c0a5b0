import { Types } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Cart } from '../../cart.ts';
import { changeCart } from '../change-cart.ts';
import { checkNewKey } from '../check-new-key.ts';
import { linkKey } from '../line-key.ts';
import type { StoredCustomer, StoredLine, StoredOutside } from '../line.model.ts';
import { completeLine } from '../load-lines.ts';
import type { LoadedLine } from '../load-lines.ts';
import { recordCartChange } from '../record-cart-change.ts';

export interface AddedOutside {
  outside: StoredOutside;
  amount: number;
  customer: StoredCustomer;
  context: EventContext;
}

/** Puts goods from outside into the cart. Throws FILE_NOT_FOUND for pictures that are not the customer's, CART_WAS_EXISTED for a link that lies in the cart, and what `recordCartChange` throws. */
export async function addOutside(cart: Cart, { outside, amount, customer, context }: AddedOutside): Promise<LoadedLine> {
  await cart.pictures.claim(customer, outside.images);
  const at = cart.now();
  const line: StoredLine = {
    _id: new Types.ObjectId(),
    customer,
    type: 'WITHOUT_SYSTEM',
    status: 'IN_CART',
    ...(outside.url === undefined ? {} : { key: linkKey(outside.url) }),
    amount,
    outside,
    revision: 1,
    createdAt: at,
    updatedAt: at,
  };
  await changeCart(cart, async (session) => {
    await checkNewKey(cart, session, line);
    await cart.lines.insertMany([line], { session });
    await recordCartChange(cart, session, { customer, lines: 1, amount, context });
  });
  return completeLine(cart, line);
}
