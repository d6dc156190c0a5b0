import { isStaff } from '@gvg/contracts/definitions/caller';
import { getCartLine } from '@gvg/contracts/cart/http/lines';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { customerOf } from '../customer.ts';
import { findAnyLine, findLines } from '../find-line.ts';
import { presentLine } from '../line.presenter.ts';
import { completeLine } from '../load-lines.ts';

export function getCartLineRoute(cart: Cart): void {
  mount(cart.app, getCartLine, async ({ params: { id }, caller }) => {
    const line = isStaff(caller) ? await findAnyLine(cart, id) : (await findLines(cart, customerOf(caller), [id]))[0];
    if (line === undefined) throw new ApiFailure('CART_NOT_FOUND');
    return presentLine(cart, await completeLine(cart, line), caller);
  });
}
