import { pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { useMutation, useQueryClient } from '@gvg/query';

/** Adds pieces of a product to the cart; who shows the cart follows. A failure is a toast. */
export function useAddToCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'addProductToCart'>) => pageContext().api.call('addProductToCart', input),
    meta: { onError: 'toast' },
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.cart }),
  });
}

/** Changes the amount of a line, or takes it out of the cart. A failure is a toast. */
export function useChangeLine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'updateCartLine'>) => pageContext().api.call('updateCartLine', input),
    meta: { onError: 'toast' },
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.cart }),
  });
}
