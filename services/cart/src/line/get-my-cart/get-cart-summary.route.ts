import { getCartSummary } from '@gvg/contracts/cart/http/lines';
import { mount } from '@gvg/service-kit/endpoint';
import type { Cart } from '../../cart.ts';
import { totalAmountOf } from './total-amount.ts';
import { customerOf } from '../customer.ts';

export function getCartSummaryRoute(cart: Cart): void {
  mount(cart.app, getCartSummary, async ({ caller }) => ({ totalAmount: await totalAmountOf(cart, customerOf(caller)) }));
}
