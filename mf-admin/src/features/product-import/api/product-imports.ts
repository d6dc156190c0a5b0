import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import type { ImportRowView } from '@gvg/contracts/catalogue/terms';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { isActive } from '../../bulk-changes/api/bulk-changes.ts';
import { invalidateChanges } from '../../product-changes/api/product-changes.ts';

/** Poll interval of an import that is being read or executed. */
const pollMs = 1_000;

const importsKey = keyOf('/v1/products/imports');

/** Returns true while the service is processing the import. */
export const isBusy = ({ state, change }: Pick<ProductImport, 'state' | 'change'>): boolean =>
  state === 'READING' || (change !== undefined && isActive(change));

/** One of the user's own imports. Polls while the service is processing it. */
export const importQuery = (id: string) => ({
  ...apiQuery('getProductImport', { params: { id } }),
  refetchInterval: ({ state }: { state: { data?: ProductImport | undefined } }) =>
    state.data !== undefined && isBusy(state.data) && pollMs,
});

/** Own imports, newest first. */
export const importsQuery = (page: number, limit: number) => ({
  ...apiQuery('listProductImports', { query: { page, limit } }),
  placeholderData: keepPreviousData,
});

/** Rows of a dry run or of a started import. */
export const importRowsQuery = (id: string, query: { view: ImportRowView; page: number; limit: number }) => ({
  ...apiQuery('listProductImportRows', { params: { id }, query }),
  placeholderData: keepPreviousData,
});

/** Invalidates the rows after the file was read again. */
export const invalidateRows = (client: QueryClient, id: string) =>
  client.invalidateQueries({ queryKey: keyOf(`/v1/products/imports/${id}/rows`) });

function useStoreImport() {
  const client = useQueryClient();
  return (stored: ProductImport) => {
    client.setQueryData(importQuery(stored._id).queryKey, stored);
    return client.invalidateQueries({ queryKey: importsKey, refetchType: 'none' });
  };
}

/** Uploads a file, which starts its dry run. The caller shows errors. */
export function useSendFile() {
  const onSuccess = useStoreImport();
  return useMutation({
    mutationFn: (file: File) => pageContext().api.call('createProductImport', { query: { name: file.name } }, { file }),
    meta: { onError: 'silent' },
    onSuccess,
  });
}

/** Answers a question of an import, or fixes its rows. The caller shows errors. */
export function useUpdateImport() {
  const client = useQueryClient();
  const onSuccess = useStoreImport();
  return useMutation({
    mutationFn: (input: CallInput<'updateProductImport'>) => pageContext().api.call('updateProductImport', input),
    meta: { onError: 'silent' },
    onSuccess,
    // The error may mean that the import is already at another step.
    onError: (_error, { params: { id } }) => client.invalidateQueries({ queryKey: importQuery(id).queryKey }),
  });
}

/** Starts the import of the rows. The caller shows errors. */
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
