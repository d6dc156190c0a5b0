import { keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput, ListCallName } from '@gvg/browser-kit';
import type { View } from '@gvg/contracts/identity/http/views';
import type { ViewArea } from '@gvg/contracts/identity/views';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { queryOptions, useMutation, useQueryClient } from '@gvg/query';
import { allPagesQuery } from '../../../data/all-pages-query.ts';

export const viewsKey = keyOf('/v1/views');

/** The own views of a list, and those that are shared. */
export const viewsQuery = (area: ViewArea) => allPagesQuery('listViews', { area }, [...viewsKey, area]);

/** How long a count of a view holds; each is a call. */
const countedMs = 60_000;

/** How many rows a view has, which the list itself counts. Its key is not the list's: a change of one row does not count all views anew. */
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

/** Makes a view, or changes `view`. The caller shows a failure. */
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

/** Removes a view, or restores it as it was. A failure is a toast. */
export function useViewUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ view, isBack }: { view: View; isBack: boolean }) => {
      const { api } = pageContext();
      const params = { id: view._id };
      // Its removal counts as a change.
      await (isBack
        ? api.call('updateView', { params, body: { ...fieldsOf(view), revision: view.revision + 1 } })
        : api.call('removeView', { params }));
    },
    meta: { onError: 'toast' },
    onSettled: () => client.invalidateQueries({ queryKey: viewsKey }),
  });
}
