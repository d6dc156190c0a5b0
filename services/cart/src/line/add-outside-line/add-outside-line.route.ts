import { Types } from 'mongoose';
import { addOutsideLine } from '@gvg/contracts/cart/http/lines';
import { mount } from '@gvg/service-kit/endpoint';
import type { Cart } from '../../cart.ts';
import { changeCart } from '../change-cart.ts';
import { checkNewKey } from '../check-new-key.ts';
import { customerOf } from '../customer.ts';
import { linkKey } from '../line-key.ts';
import type { StoredLine, StoredOutside } from '../line.model.ts';
import { presentOutsideLine } from '../line.presenter.ts';
import { completeLine } from '../load-lines.ts';
import { recordCartChange } from '../record-cart-change.ts';

export function addOutsideLineRoute(cart: Cart): void {
  mount(cart.app, addOutsideLine, async ({ body: { amount, ...outside }, caller, context }) => {
    const customer = customerOf(caller);
    await cart.pictures.claim(customer, outside.images);
    const at = cart.now();
    const line: StoredLine = {
      _id: new Types.ObjectId(),
      customer,
      type: 'WITHOUT_SYSTEM',
      status: 'IN_CART',
      ...(outside.url === undefined ? {} : { key: linkKey(outside.url) }),
      amount,
      outside: outside as StoredOutside,
      revision: 1,
      createdAt: at,
      updatedAt: at,
    };
    await changeCart(cart, async (session) => {
      await checkNewKey(cart, session, line);
      await cart.lines.insertMany([line], { session });
      await recordCartChange(cart, session, { customer, lines: 1, amount, context });
    });
    return presentOutsideLine(await completeLine(cart, line), { signer: cart.signer, reader: caller.id });
  });
}
