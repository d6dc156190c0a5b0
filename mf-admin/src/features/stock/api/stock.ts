import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

/** Movements in sight at once. */
const limit = 8;

/** One page of what has changed a product's stock, the latest first. */
export const movementsQuery = (id: string, page: number) => ({
  ...apiQuery('listStockMovements', { params: { id }, query: { page, limit } }),
  placeholderData: keepPreviousData,
});

/** A change of stock by staff: products, their movements and the figures are asked for anew. The caller shows a failure. */
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
