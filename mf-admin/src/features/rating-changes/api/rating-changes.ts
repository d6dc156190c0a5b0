import { apiQuery, pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import type { RatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { countedRows, shownChanges, whileActive } from '../../bulk-changes/api/bulk-changes.ts';
import type { RowsOfChange } from '../../bulk-changes/api/bulk-changes.ts';
import { ratingsKey } from '../../ratings/api/ratings.ts';

/** Latest bulk changes of ratings. Polls while one is running. */
export const latestChangesQuery = () => ({
  ...apiQuery('listRatingChanges', { query: { limit: shownChanges } }),
  ...whileActive,
});

/** Separate from the rating lists, which are invalidated on every rating event: counting is slow, rating by rating. */
const changeKey = ['rating-change'] as const;

/** A change with one page of its ratings. */
export const changeQuery = (id: string, query: { ratings: RowsOfChange; page?: number; limit: number }) => ({
  queryKey: [...changeKey, id, query],
  queryFn: () => pageContext().api.call('getRatingChange', { params: { id }, query }),
  ...countedRows,
});

/** Invalidates ratings and changes after a change has started or ended. */
export const invalidateChanges = (client: QueryClient) =>
  Promise.all([ratingsKey, changeKey].map((queryKey) => client.invalidateQueries({ queryKey })));

export const previewedRatingsQuery = (id: string, page: number, limit: number) => ({
  ...apiQuery('listPreviewedRatings', { params: { id }, query: { page, limit } }),
  placeholderData: keepPreviousData,
});

/** A preview changes nothing that pages show. The caller shows errors. */
export const usePreviewChange = () =>
  useMutation({
    mutationFn: (input: CallInput<'previewRatingChange'>) => pageContext().api.call('previewRatingChange', input),
    meta: { onError: 'silent' },
  });

/** Starts a change or undoes it. The list of changes shows its progress. The caller shows errors. */
export function useChangeWrite<Name extends 'startRatingChange' | 'takeBackRatingChange'>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => pageContext().api.call(name, input) as Promise<RatingChange>,
    meta: { onError: 'silent' },
    onSettled: () => invalidateChanges(client),
  });
}
