import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import type { ImportRowView } from '@gvg/contracts/catalogue/terms';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { isActive } from '../../bulk-changes/api/bulk-changes.ts';
import { invalidateChanges } from '../../product-changes/api/product-changes.ts';

/** How often an import that is read or goes in is asked for. */
const pollMs = 1_000;

const importsKey = keyOf('/v1/products/imports');

/** Whether the service works at it. */
export const isBusy = ({ state, change }: Pick<ProductImport, 'state' | 'change'>): boolean =>
  state === 'READING' || (change !== undefined && isActive(change));

/** One's own import; asked for again and again while the service works at it. */
export const importQuery = (id: string) => ({
  ...apiQuery('getProductImport', { params: { id } }),
  refetchInterval: ({ state }: { state: { data?: ProductImport | undefined } }) =>
    state.data !== undefined && isBusy(state.data) && pollMs,
});

/** One's own imports, newest first. */
export const importsQuery = (page: number, limit: number) => ({
  ...apiQuery('listProductImports', { query: { page, limit } }),
  placeholderData: keepPreviousData,
});

/** Rows of a dry run, or of a started import. */
export const importRowsQuery = (id: string, query: { view: ImportRowView; page: number; limit: number }) => ({
  ...apiQuery('listProductImportRows', { params: { id }, query }),
  placeholderData: keepPreviousData,
});

/** After the file was read again. */
export const invalidateRows = (client: QueryClient, id: string) =>
  client.invalidateQueries({ queryKey: keyOf(`/v1/products/imports/${id}/rows`) });

function useStoreImport() {
  const client = useQueryClient();
  return (stored: ProductImport) => {
    client.setQueryData(importQuery(stored._id).queryKey, stored);
    return client.invalidateQueries({ queryKey: importsKey, refetchType: 'none' });
  };
}

/** Sends a file, whose dry run begins. The caller shows a failure. */
export function useSendFile() {
  const onSuccess = useStoreImport();
  return useMutation({
    mutationFn: (file: File) => pageContext().api.call('createProductImport', { query: { name: file.name } }, { file }),
    meta: { onError: 'silent' },
    onSuccess,
  });
}

/** Answers what an import waits for, or mends it. The caller shows a failure. */
export function useUpdateImport() {
  const client = useQueryClient();
  const onSuccess = useStoreImport();
  return useMutation({
    mutationFn: (input: CallInput<'updateProductImport'>) => pageContext().api.call('updateProductImport', input),
    meta: { onError: 'silent' },
    onSuccess,
    // It may be at another step by now.
    onError: (_error, { params: { id } }) => client.invalidateQueries({ queryKey: importQuery(id).queryKey }),
  });
}

/** Lets the rows go in. The caller shows a failure. */
export function useStartImport() {
  const client = useQueryClient();
  const store = useStoreImport();
  return useMutation({
    mutationFn: (id: string) => pageContext().api.call('startProductImport', { params: { id } }),
    meta: { onError: 'silent' },
    async onSuccess(started: ProductImport) {
      await store(started);
      await invalidateChanges(client);
    },
    onError: (_error, id) => client.invalidateQueries({ queryKey: importQuery(id).queryKey }),
  });
}
