import { packOrderLine } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { findLine } from '../with-line.ts';
import { packedLine } from './packed-line.ts';

export function packOrderLineRoute(cart: Cart): void {
  mount(cart.app, packOrderLine, ({ params: { id: key }, body: { line, amount, revision }, caller, locale, context }) =>
    changeOrderFor(cart, caller, {
      key,
      context,
      revision,
      staffAction: 'order.pack',
      isInternal: true,
      apply(before) {
        const packed = packedLine(before, { line, amount });
        if (amount > findLine(before, line).amount)
          throw invalidField({ path: 'amount', code: 'INVALID_VALUE', locale });
        return packed;
      },
    }),
  );
}
