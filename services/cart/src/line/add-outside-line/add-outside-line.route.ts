import { addOutsideLine } from '@gvg/contracts/cart/http/lines';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { customerOf } from '../customer.ts';
import type { StoredOutside } from '../stored-line.ts';
import { presentOutsideLine } from '../line.presenter.ts';
import { addOutside } from './add-outside.ts';

export function addOutsideLineRoute(cart: Cart): void {
  mount(cart.app, addOutsideLine, async ({ body: { amount, ...details }, caller, context }) => {
    const outside = details as StoredOutside;
    const added = await addOutside(cart, { outside, amount, customer: customerOf(caller), context });
    return presentOutsideLine(cart, added, caller);
  });
}
