import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

export const ratingsKey = keyOf('/v1/users-rating');

/** One page of ratings. The previous page stays until it has loaded. */
export const ratingsQuery = (query: NonNullable<CallInput<'listRatings'>['query']>) => ({
  ...apiQuery('listRatings', { query }),
  placeholderData: keepPreviousData,
});

/** Hides a rating from customers or shows it again, and invalidates the product's figures. An error is shown as a toast. */
export function useSetRatingStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isHidden }: { id: string; isHidden: boolean }) =>
      pageContext().api.call('setRatingStatus', { params: { id }, body: { isHidden } }),
    meta: { onError: 'toast' },
    onSettled: () => client.invalidateQueries({ queryKey: ratingsKey }),
  });
}
