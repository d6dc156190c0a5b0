import { apiQuery, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import type { ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { countedRows, shownChanges, whileActive } from '../../bulk-changes/api/bulk-changes.ts';
import type { RowsOfChange } from '../../bulk-changes/api/bulk-changes.ts';

/** Latest bulk changes of products. Polls while one is running. */
export const latestChangesQuery = () => ({
  ...apiQuery('listProductChanges', { query: { limit: shownChanges } }),
  ...whileActive,
});

/** Separate from the product lists, which are invalidated on every product event: counting is slow, product by product. */
const changeKey = ['product-change'] as const;

/** A change with one page of its products. */
export const changeQuery = (id: string, query: { products: RowsOfChange; page?: number; limit: number }) => ({
  queryKey: [...changeKey, id, query],
  queryFn: () => pageContext().api.call('getProductChange', { params: { id }, query }),
  ...countedRows,
});

/** Invalidates products and changes after a change has started or ended. */
export const invalidateChanges = (client: QueryClient) =>
  Promise.all([queryKeys.products, changeKey].map((queryKey) => client.invalidateQueries({ queryKey })));

export const previewedProductsQuery = (id: string, page: number, limit: number) => ({
  ...apiQuery('listPreviewedProducts', { params: { id }, query: { page, limit } }),
  placeholderData: keepPreviousData,
});

/** A preview changes nothing that pages show. The caller shows errors. */
export const usePreviewChange = () =>
  useMutation({
    mutationFn: (input: CallInput<'previewProductChange'>) => pageContext().api.call('previewProductChange', input),
    meta: { onError: 'silent' },
  });

/** Starts a change or undoes it. The list of changes shows its progress. The caller shows errors. */
export function useChangeWrite<Name extends 'startProductChange' | 'takeBackProductChange'>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => pageContext().api.call(name, input) as Promise<ProductChange>,
    meta: { onError: 'silent' },
    onSettled: () => invalidateChanges(client),
  });
}
