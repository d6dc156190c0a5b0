import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { useMutation, useQueryClient } from '@gvg/query';

const ratingKeys = { mine: keyOf('/v1/users-rating') };

/** The customer's own rating of a product. */
export const myRatingQuery = (product: string) => apiQuery('getMyRating', { query: { product } });

/** Rates the product. `onRated` is called even if the form was closed meanwhile. The form shows a failure. */
export function useRateProduct(product: string, onRated: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'rateProduct'>['body']>) =>
      pageContext().api.call('rateProduct', { params: { id: product }, body }),
    meta: { onError: 'silent' },
    onSuccess() {
      for (const queryKey of [ratingKeys.mine, [...queryKeys.products, `/${product}`]])
        void client.invalidateQueries({ queryKey });
      onRated();
    },
  });
}
