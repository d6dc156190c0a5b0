import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

export type OrdersFilter = NonNullable<CallInput<'listOrders'>['query']>;

/** One page of orders. The previous page stays until it has loaded. */
export const ordersQuery = (query: OrdersFilter) => ({
  ...apiQuery('listOrders', { query }),
  placeholderData: keepPreviousData,
});

/** Writes several orders. The answer contains the result of each. The caller shows errors. */
function useOrdersWrite<Name extends 'moveOrders' | 'assignOrders'>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => pageContext().api.call(name, input),
    meta: { onError: 'silent' },
    onSettled() {
      for (const queryKey of [queryKeys.orders, keyOf('/v1/dashboard')]) void client.invalidateQueries({ queryKey });
    },
  });
}

export const useMoveOrders = () => useOrdersWrite('moveOrders');
export const useAssignOrders = () => useOrdersWrite('assignOrders');
