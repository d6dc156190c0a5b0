import { apiQuery, pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import type { RatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { countedRows, shownChanges, whileActive } from '../../bulk-changes/api/bulk-changes.ts';
import type { RowsOfChange } from '../../bulk-changes/api/bulk-changes.ts';
import { ratingsKey } from '../../ratings/api/ratings.ts';

/** The latest changes of many ratings; asked for again and again while one runs. */
export const latestChangesQuery = () => ({
  ...apiQuery('listRatingChanges', { query: { limit: shownChanges } }),
  ...whileActive,
});

/** Apart from the lists of ratings, which are asked for anew with each rating that anybody changes: these are counted rating by rating. */
const changeKey = ['rating-change'] as const;

/** A change with a page of its ratings. */
export const changeQuery = (id: string, query: { ratings: RowsOfChange; page?: number; limit: number }) => ({
  queryKey: [...changeKey, id, query],
  queryFn: () => pageContext().api.call('getRatingChange', { params: { id }, query }),
  ...countedRows,
});

/** After a change has begun or ended: ratings, and the changes themselves. */
export const invalidateChanges = (client: QueryClient) =>
  Promise.all([ratingsKey, changeKey].map((queryKey) => client.invalidateQueries({ queryKey })));

export const previewedRatingsQuery = (id: string, page: number, limit: number) => ({
  ...apiQuery('listPreviewedRatings', { params: { id }, query: { page, limit } }),
  placeholderData: keepPreviousData,
});

/** Nothing that pages show changes by a preview. The caller shows a failure. */
export const usePreviewChange = () =>
  useMutation({
    mutationFn: (input: CallInput<'previewRatingChange'>) => pageContext().api.call('previewRatingChange', input),
    meta: { onError: 'silent' },
  });

/** Begins a change or its take-back: the page follows it by the list of changes. The caller shows a failure. */
export function useChangeWrite<Name extends 'startRatingChange' | 'takeBackRatingChange'>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => pageContext().api.call(name, input) as Promise<RatingChange>,
    meta: { onError: 'silent' },
    onSettled: () => invalidateChanges(client),
  });
}
