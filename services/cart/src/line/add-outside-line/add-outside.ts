import { Types } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Cart } from '../../cart.ts';
import { changeCart } from '../change-cart.ts';
import { checkNewKey } from '../check-new-key.ts';
import { findCart, linesInCart } from '../find-line.ts';
import { linkKey } from '../line-key.ts';
import { completeLine } from '../load-lines.ts';
import type { LoadedLine } from '../load-lines.ts';
import { claimPictures } from '../release-pictures/check-pictures.ts';
import type { StoredCustomer, StoredLine, StoredOutside } from '../stored-line.ts';
import { checkRoom, writeCart } from '../write-cart.ts';

export interface AddedOutside {
  outside: StoredOutside;
  amount: number;
  customer: StoredCustomer;
  context: EventContext;
}

/**
 * Adds outside goods to the cart. Throws `FILE_NOT_FOUND` for pictures that are not the customer's, `CART_WAS_EXISTED` for a link that is in the cart already
 * and for exceeding the line limit, and the errors of `writeCart`.
 */
export async function addOutside(
  cart: Cart,
  { outside, amount, customer, context }: AddedOutside,
): Promise<LoadedLine> {
  await claimPictures(cart, customer, outside.images);
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
  await changeCart(cart, customer, async (transaction) => {
    const before = await findCart(cart, customer, transaction.session);
    checkNewKey(before, line);
    checkRoom(before);
    await writeCart(cart, transaction, { before, lines: [...linesInCart(before), line], context });
  });
  return completeLine(cart, line);
}
