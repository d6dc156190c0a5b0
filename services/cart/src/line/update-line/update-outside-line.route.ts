import { updateOutsideLine } from '@gvg/contracts/cart/http/lines';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { mount } from '@gvg/service-kit/endpoint';
import type { Cart } from '../../cart.ts';
import { changeLine } from '../change-line.ts';
import { isOpen } from '../line-quote.ts';
import { presentOutsideLine } from '../line.presenter.ts';

export function updateOutsideLineRoute(cart: Cart): void {
  mount(cart.app, updateOutsideLine, async ({ params: { id }, body: { amount, status, revision }, caller, context }) => {
    const loaded = await changeLine(cart, { id, type: 'WITHOUT_SYSTEM', caller, status, revision, context }, ({ line, quote }) => {
      if ((amount ?? line.amount) !== line.amount && isOpen(quote)) throw new ApiFailure('ACTION_NOT_ALLOWED');
      if (amount === undefined && (status ?? line.status) === line.status) return undefined;
      return { ...(amount !== undefined && { amount }), ...(status !== undefined && { status }) };
    });
    return presentOutsideLine(loaded, { signer: cart.signer, reader: caller.id });
  });
}
