import { apiQuery, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallResponse } from '@gvg/browser-kit';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { CartLineStatus } from '@gvg/contracts/cart/terms';
import { useMutation, useQueryClient } from '@gvg/query';

export type Cart = CallResponse<'getMyCart'>;

/** The caller's lines. `after` is the event that moves a guest's lines to the user who signed in; the response waits for it. */
export const cartQuery = (after?: string) => apiQuery('getMyCart', after === undefined ? {} : { query: { after } });

/** Mutation key of `useUpdateLine`, whose variables `useCart` applies to the cart. */
export const lineWrites = ['cart', 'line writes'];

export interface LineWrite {
  line: CartLine;
  amount?: number;
  status?: CartLineStatus;
  /** The catalogue's price that the customer accepts. */
  acceptedPrice?: number;
}

function sendLineWrite({ line: { _id: id, type }, acceptedPrice, ...change }: LineWrite): Promise<CartLine> {
  const { api } = pageContext();
  return type === 'IN_SYSTEM'
    ? api.call('updateCartLine', {
        params: { id },
        body: { ...change, ...(acceptedPrice === undefined ? {} : { acceptedPrice }) },
      })
    : api.call('updateOutsideLine', { params: { id }, body: change });
}

/** Changes a line: amount, price, removal or restoration. Pending until the cart is loaded again. A failure is explained in a toast. */
export function useUpdateLine() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: lineWrites,
    mutationFn: sendLineWrite,
    meta: { onError: 'toast' },
    // Not while another write is pending, because the response would not include its change.
    onSettled: () =>
      client.isMutating({ mutationKey: lineWrites }) === 1
        ? client.invalidateQueries({ queryKey: queryKeys.cart })
        : undefined,
  });
}
