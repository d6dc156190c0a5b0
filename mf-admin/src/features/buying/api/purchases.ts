import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

export type PurchasesFilter = NonNullable<CallInput<'listPurchases'>['query']>;

export const purchasesKey = keyOf('/v1/purchases');

/** One page of lines of the buying desk. The previous page stays until it has loaded. */
export const purchasesQuery = (query: PurchasesFilter) => ({
  ...apiQuery('listPurchases', { query }),
  placeholderData: keepPreviousData,
});

export const purchaseSummaryQuery = apiQuery('getPurchaseSummary', {});

/** Writes a line of the buying desk and invalidates the list, its counts and the order. The caller shows errors. */
export function usePurchaseWrite(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'setPurchase'>) => pageContext().api.call('setPurchase', input),
    meta: { onError: 'silent' },
    onSuccess: () => onDone(),
    onSettled() {
      for (const queryKey of [purchasesKey, queryKeys.orders, keyOf('/v1/dashboard')])
        void client.invalidateQueries({ queryKey });
    },
  });
}
