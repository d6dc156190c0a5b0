import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

export type PurchasesFilter = NonNullable<CallInput<'listPurchases'>['query']>;

export const purchasesKey = keyOf('/v1/purchases');

/** One page of lines of the desk; the one before stays until it is there. */
export const purchasesQuery = (query: PurchasesFilter) => ({
  ...apiQuery('listPurchases', { query }),
  placeholderData: keepPreviousData,
});

export const purchaseSummaryQuery = apiQuery('getPurchaseSummary', {});

/** What staff does with a line of the desk: the list, its counts and the order are asked for anew. The caller shows a failure. */
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
