import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

export type OrdersFilter = NonNullable<CallInput<'listOrders'>['query']>;

/** One page of orders; the one before stays until it is there. */
export const ordersQuery = (query: OrdersFilter) => ({
  ...apiQuery('listOrders', { query }),
  placeholderData: keepPreviousData,
});

/** A write on several orders, whose answer says of each what has become of it. The caller shows a failure. */
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
