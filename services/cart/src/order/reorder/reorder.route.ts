import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { reorder } from '@gvg/contracts/cart/http/orders';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { addOutside } from '../../line/add-outside-line/add-outside.ts';
import { addProduct } from '../../line/add-product/add-product.ts';
import type { StoredCustomer, StoredOutside } from '../../line/stored-line.ts';
import type { LoadedLine } from '../../line/load-lines.ts';
import type { StoredQuote } from '../../quote/quote.model.ts';
import { findOrder } from '../find-order.ts';

interface AddAgainOptions {
  /** The customer's request; absent for goods that staff named. */
  request: StoredOutside | undefined;
  customer: StoredCustomer;
  locale: Locale;
  context: EventContext;
}

/** Returns the requests behind the quotes of outside lines, by line id, with note and all pictures: an order keeps only one picture. */
async function requestsOf({ quotes }: Pick<Cart, 'quotes'>, lines: readonly OrderLine[]) {
  const ids = lines.flatMap(({ quote }) => quote ?? []);
  const found = ids.length === 0 ? [] : await quotes.find({ _id: { $in: ids } }).lean<StoredQuote[]>();
  const byId = new Map(found.map((quote) => [quote._id.toHexString(), quote]));
  return new Map(
    lines.map(({ _id, quote, url, name }) => [
      _id,
      byId.get(quote ?? '')?.lines.find(({ outside }) => outside?.url === url && outside?.name === name.vi)?.outside,
    ]),
  );
}

/** Adds a line's goods to the cart again: a product at its current price, outside goods as a request that needs a quote. */
function addAgain(
  cart: Cart,
  line: OrderLine,
  { request, customer, locale, context }: AddAgainOptions,
): Promise<LoadedLine> {
  const { product, amount, url, name, image, categoryType, weightGrams } = line;
  if (product !== undefined) return addProduct(cart, { product, amount, customer, locale, context });
  const outside = {
    ...(url !== undefined && { url }),
    name: name.vi,
    images: request?.images ?? (image === undefined ? [] : [image]),
    note: request?.note ?? '',
    ...(categoryType && { categoryType }),
    weightGrams,
  };
  return addOutside(cart, { outside, amount, customer, context });
}

/** Adds each line separately, and skips lines that are unavailable or already in the cart. */
export function reorderRoute(cart: Cart): void {
  mount(cart.app, reorder, async ({ params: { id }, caller, locale, context }) => {
    const { lines } = await findOrder(cart, id, ({ user }) => user === caller.id);
    const requests = await requestsOf(cart, lines);
    const [added, left]: [string[], string[]] = [[], []];
    for (const line of lines) {
      try {
        added.push(
          (
            await addAgain(cart, line, {
              request: requests.get(line._id),
              customer: { kind: 'user', id: caller.id },
              locale,
              context,
            })
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
