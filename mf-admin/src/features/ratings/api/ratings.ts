import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

export const ratingsKey = keyOf('/v1/users-rating');

/** One page of ratings; the one before stays until it is there. */
export const ratingsQuery = (query: NonNullable<CallInput<'listRatings'>['query']>) => ({
  ...apiQuery('listRatings', { query }),
  placeholderData: keepPreviousData,
});

/** Hides a rating from shoppers or shows it again; a failure is a toast. The product's figures change with it. */
export function useSetRatingStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isHidden }: { id: string; isHidden: boolean }) =>
      pageContext().api.call('setRatingStatus', { params: { id }, body: { isHidden } }),
    meta: { onError: 'toast' },
    onSettled: () => client.invalidateQueries({ queryKey: ratingsKey }),
  });
}
