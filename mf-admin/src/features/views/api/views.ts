import { keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput, ListCallName } from '@gvg/browser-kit';
import type { View } from '@gvg/contracts/identity/http/views';
import type { ViewArea } from '@gvg/contracts/identity/views';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { queryOptions, useMutation, useQueryClient } from '@gvg/query';
import { allPagesQuery } from '../../../data/all-pages-query.ts';

export const viewsKey = keyOf('/v1/views');

/** Own and shared views of a list. */
export const viewsQuery = (area: ViewArea) => allPagesQuery('listViews', { area }, [...viewsKey, area]);

/** Lifetime of a view's count in milliseconds, because each count is a request. */
const countedMs = 60_000;

/** Number of rows of a view, counted by the list's endpoint. Has a separate key, so that a changed row does not refresh the counts of all views. */
export const viewCountQuery = <Name extends ListCallName>(name: Name, filter: object) =>
  queryOptions({
    queryKey: ['view-counts', name, filter],
    queryFn: async () => {
      const input = { query: { ...filter, page: 1, limit: 1 } } as unknown as CallInput<Name>;
      const { totalDocs, isMore }: StaffPage<unknown> = await pageContext().api.call(name, input);
      return { totalDocs, isMore: isMore === true };
    },
    staleTime: countedMs,
    refetchInterval: countedMs,
    retry: false,
  });

export type ViewFields = Pick<View, 'area' | 'name' | 'query' | 'columns' | 'sort' | 'isShared'>;

export const fieldsOf = ({ area, name, query, columns, sort, isShared }: View): ViewFields => ({
  area,
  name,
  query,
  columns,
  sort,
  isShared,
});

/** Creates a view, or updates `view`. The caller shows errors. */
export function useSaveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ view, fields }: { view: View | undefined; fields: ViewFields }) => {
      const { api } = pageContext();
      return view === undefined
        ? api.call('createView', { body: fields })
        : api.call('updateView', { params: { id: view._id }, body: { ...fields, revision: view.revision } });
    },
    meta: { onError: 'silent' },
    onSettled: () => client.invalidateQueries({ queryKey: viewsKey }),
  });
}

/** Removes a view, or restores it. An error is shown as a toast. */
export function useViewUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ view, isBack }: { view: View; isBack: boolean }) => {
      const { api } = pageContext();
      const params = { id: view._id };
      // The removal has incremented the revision.
      await (isBack
        ? api.call('updateView', { params, body: { ...fieldsOf(view), revision: view.revision + 1 } })
        : api.call('removeView', { params }));
    },
    meta: { onError: 'toast' },
    onSettled: () => client.invalidateQueries({ queryKey: viewsKey }),
  });
}
