import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { reorder } from '@gvg/contracts/cart/http/orders';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { addOutside } from '../../line/add-outside-line/add-outside.ts';
import { addProduct } from '../../line/add-product/add-product.ts';
import type { StoredCustomer } from '../../line/stored-line.ts';
import type { LoadedLine } from '../../line/load-lines.ts';
import { findOrder } from '../find-order.ts';

/** Puts the goods of one line into the cart anew: a product at its present price, goods from outside as a request that needs a quote. */
function addAgain(
  cart: Cart,
  line: OrderLine,
  { customer, locale, context }: { customer: StoredCustomer; locale: Locale; context: EventContext },
): Promise<LoadedLine> {
  const { product, amount, url, name, image, categoryType, weightGrams } = line;
  if (product !== undefined) return addProduct(cart, { product, amount, customer, locale, context });
  const outside = {
    ...(url !== undefined && { url }),
    name: name.vi,
    images: image === undefined ? [] : [image],
    note: '',
    ...(categoryType && { categoryType }),
    weightGrams,
  };
  return addOutside(cart, { outside, amount, customer, context });
}

/** Each line is added by itself; one that the shop does not have now, or that lies in the cart already, stays out. */
export function reorderRoute(cart: Cart): void {
  mount(cart.app, reorder, async ({ params: { id }, caller, locale, context }) => {
    const { lines } = await findOrder(cart, id, ({ user }) => user === caller.id);
    const [added, left]: [string[], string[]] = [[], []];
    for (const line of lines) {
      try {
        added.push(
          (
            await addAgain(cart, line, { customer: { kind: 'user', id: caller.id }, locale, context })
          ).line._id.toHexString(),
        );
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
        left.push(line._id);
      }
    }
    return { added, left };
  });
}
