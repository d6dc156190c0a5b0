import { updateOutsideLine } from '@gvg/contracts/cart/http/lines';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeLine } from '../change-line.ts';
import { checkAmount } from '../check-amount.ts';
import { presentOutsideLine } from '../line.presenter.ts';

export function updateOutsideLineRoute(cart: Cart): void {
  mount(
    cart.app,
    updateOutsideLine,
    async ({ params: { id }, body: { amount, status, revision }, caller, context }) => {
      const loaded = await changeLine(
        cart,
        { id, type: 'WITHOUT_SYSTEM', caller, status, revision, context },
        (present) => {
          const { line } = present;
          checkAmount(present, amount);
          if (amount === undefined && (status ?? line.status) === line.status) return undefined;
          return { ...(amount !== undefined && { amount }), ...(status !== undefined && { status }) };
        },
      );
      return presentOutsideLine(cart, loaded, caller);
    },
  );
}
