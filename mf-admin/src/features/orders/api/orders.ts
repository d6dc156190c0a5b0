import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

export type OrdersFilter = NonNullable<CallInput<'listOrders'>['query']>;

/** One page of orders; the one before stays until it is there. */
export const ordersQuery = (query: OrdersFilter) => ({
  ...apiQuery('listOrders', { query }),
  placeholderData: keepPreviousData,
});

/** Moves several orders; the answer says of each whether it was moved. The caller shows a failure. */
export function useMoveOrders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'moveOrders'>) => pageContext().api.call('moveOrders', input),
    meta: { onError: 'silent' },
    onSettled() {
      for (const queryKey of [queryKeys.orders, keyOf('/v1/dashboard')]) void client.invalidateQueries({ queryKey });
    },
  });
}
