import { updateCartLine } from '@gvg/contracts/cart/http/lines';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeLine, lineConflict } from '../change-line.ts';
import { checkAmount } from '../check-amount.ts';
import { checkStock } from '../check-stock.ts';
import { presentProductLine } from '../line.presenter.ts';
import { snapshotOf } from '../product-snapshot.ts';

export function updateCartLineRoute(cart: Cart): void {
  mount(
    cart.app,
    updateCartLine,
    async ({ params: { id }, body: { amount, status, revision, acceptedPrice }, caller, locale, context }) => {
      const loaded = await changeLine(cart, { id, type: 'IN_SYSTEM', caller, status, revision, context }, (present) => {
        const { line, product } = present;
        if (acceptedPrice !== undefined && acceptedPrice !== product?.price) throw lineConflict(cart, present, caller);
        checkAmount(present, amount);
        if (amount !== undefined && amount !== line.amount && product !== undefined)
          checkStock(amount, product, locale);
        if (amount === undefined && acceptedPrice === undefined && (status ?? line.status) === line.status)
          return undefined;
        return {
          ...(amount !== undefined && { amount }),
          ...(status !== undefined && { status }),
          ...(acceptedPrice !== undefined && product !== undefined && { product: snapshotOf(product) }),
        };
      });
      return presentProductLine(loaded);
    },
  );
}
