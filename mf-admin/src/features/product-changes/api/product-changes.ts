import { apiQuery, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import type { ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { countedRows, shownChanges, whileActive } from '../../bulk-changes/api/bulk-changes.ts';
import type { RowsOfChange } from '../../bulk-changes/api/bulk-changes.ts';

/** The latest changes of many products; asked for again and again while one runs. */
export const latestChangesQuery = () => ({
  ...apiQuery('listProductChanges', { query: { limit: shownChanges } }),
  ...whileActive,
});

/** Apart from the lists of products, which are asked for anew with each product that anybody changes: these are counted product by product. */
const changeKey = ['product-change'] as const;

/** A change with a page of its products. */
export const changeQuery = (id: string, query: { products: RowsOfChange; page?: number; limit: number }) => ({
  queryKey: [...changeKey, id, query],
  queryFn: () => pageContext().api.call('getProductChange', { params: { id }, query }),
  ...countedRows,
});

/** After a change has begun or ended: products, and the changes themselves. */
export const invalidateChanges = (client: QueryClient) =>
  Promise.all([queryKeys.products, changeKey].map((queryKey) => client.invalidateQueries({ queryKey })));

export const previewedProductsQuery = (id: string, page: number, limit: number) => ({
  ...apiQuery('listPreviewedProducts', { params: { id }, query: { page, limit } }),
  placeholderData: keepPreviousData,
});

/** Nothing that pages show changes by a preview. The caller shows a failure. */
export const usePreviewChange = () =>
  useMutation({
    mutationFn: (input: CallInput<'previewProductChange'>) => pageContext().api.call('previewProductChange', input),
    meta: { onError: 'silent' },
  });

/** Begins a change or its take-back: the page follows it by the list of changes. The caller shows a failure. */
export function useChangeWrite<Name extends 'startProductChange' | 'takeBackProductChange'>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => pageContext().api.call(name, input) as Promise<ProductChange>,
    meta: { onError: 'silent' },
    onSettled: () => invalidateChanges(client),
  });
}
