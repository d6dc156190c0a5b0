import { pageContext, queryKeys, shellApi } from '@gvg/browser-kit';
import type { ApiError, CallInput } from '@gvg/browser-kit';
import { useMutation, useQueryClient } from '@gvg/query';
import { namespace } from '../../../texts/use-texts.ts';

/** Shows the toast of a failure; for too many pieces it contains the available number. */
function explainFailure(error: ApiError): void {
  const { i18n } = pageContext();
  const { maximum } = error.details[0] ?? {};
  const text =
    error.code === 'CART_AMOUNT_NOT_ENOUGH' && maximum !== undefined
      ? i18n.t('buying.notEnough', { ns: namespace, count: maximum })
      : i18n.t(error.code, { ns: 'errors' });
  shellApi().toast({ kind: 'error', text });
}

/** Adds pieces of a product to the cart and refreshes it everywhere. A failure is a toast. */
export function useAddToCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'addProductToCart'>) => pageContext().api.call('addProductToCart', input),
    meta: { onError: explainFailure },
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.cart }),
  });
}

/** Changes the amount of a line, or removes it from the cart. A failure is a toast. */
export function useChangeLine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'updateCartLine'>) => pageContext().api.call('updateCartLine', input),
    meta: { onError: 'toast' },
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.cart }),
  });
}
