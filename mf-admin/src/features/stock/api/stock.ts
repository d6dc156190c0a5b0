import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

/** Movements per page. */
const limit = 8;

/** One page of a product's stock movements, newest first. */
export const movementsQuery = (id: string, page: number) => ({
  ...apiQuery('listStockMovements', { params: { id }, query: { page, limit } }),
  placeholderData: keepPreviousData,
});

/** Changes the stock and invalidates products, movements and figures. The caller shows errors. */
export function useStockChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'changeStock'>) => pageContext().api.call('changeStock', input),
    meta: { onError: 'silent' },
    onSettled: () =>
      Promise.all(
        [queryKeys.products, keyOf('/v1/dashboard')].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
