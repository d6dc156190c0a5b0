import { keyOf, pageContext, shellApi, useDataClient } from '@gvg/browser-kit';
import { useApiMutation } from '@gvg/browser-kit/mutations';
import type { ApiMutation, CacheWriter } from '@gvg/browser-kit/mutations';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { CartLineStatus } from '@gvg/contracts/cart/terms';
import { cartPath } from './api/addresses.ts';
import { useCart } from './use-cart.ts';
import type { Cart } from './use-cart.ts';

export interface LineWrite {
  line: CartLine;
  amount?: number;
  status?: CartLineStatus;
  /** The catalogue's price that the customer agrees to. */
  acceptedPrice?: number;
}

const without = ({ docs }: Cart, { _id }: CartLine) => docs.filter((other) => other._id !== _id);

/** The cart with a line as it is now: one that has left it is removed, a new one comes first (specification §4). */
export function putLine(cart: Cart, line: CartLine): Cart {
  if (line.status === 'WITHOUT_CART') return { ...cart, docs: without(cart, line) };
  const isKnown = cart.docs.some(({ _id }) => _id === line._id);
  return {
    ...cart,
    docs: isKnown ? cart.docs.map((other) => (other._id === line._id ? line : other)) : [line, ...cart.docs],
  };
}

const expected = ({ line, amount = line.amount, status = line.status }: LineWrite): CartLine => ({
  ...line,
  amount,
  status,
});

/** Changes a line: amount, price, or takes it out of the cart and puts it back. Shown at once; a failure is explained in a toast, and the cart loaded anew. */
export function useLineWrite(): ApiMutation<LineWrite, CartLine> {
  const { address } = useCart();
  const { queries } = useDataClient();
  const put = (cache: CacheWriter, line: CartLine) => cache.update(address, (cart) => putLine(cart, line));
  return useApiMutation<LineWrite, CartLine>(
    ({ line: { _id: id, type }, acceptedPrice, ...change }, api) =>
      type === 'IN_SYSTEM'
        ? api.call('updateCartLine', {
            params: { id },
            body: { ...change, ...(acceptedPrice === undefined ? {} : { acceptedPrice }) },
          })
        : api.call('updateOutsideLine', { params: { id }, body: change }),
    {
      optimistic: (cache, write) => put(cache, expected(write)),
      onSuccess: (line, _write, cache) => put(cache, line),
      invalidates: [cartPath],
      onError({ code }) {
        shellApi().toast({ kind: 'error', text: pageContext().i18n.t(code, { ns: 'errors' }) });
        void queries.invalidateQueries({ queryKey: keyOf(cartPath) });
      },
    },
  );
}
