import { isStaff } from '@gvg/contracts/caller';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { getCartLine } from '@gvg/contracts/cart/http/lines';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { mount } from '@gvg/service-kit/endpoint';
import type { Cart } from '../../cart.ts';
import { customerOf, linesOf } from '../customer.ts';
import type { StoredLine } from '../line.model.ts';
import { presentLines } from '../line.presenter.ts';
import { completeLine } from '../load-lines.ts';

export function getCartLineRoute(cart: Cart): void {
  mount(cart.app, getCartLine, async ({ params: { id }, caller }) => {
    const line = await cart.lines.findOne({ _id: id, ...(isStaff(caller) ? {} : linesOf(customerOf(caller))) }).lean<StoredLine>();
    if (line === null) throw new ApiFailure('CART_NOT_FOUND');
    return presentLines(cart, [await completeLine(cart, line)], caller)[0] as CartLine;
  });
}
