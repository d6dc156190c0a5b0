import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';
import { purchasesKey } from './purchases.ts';

export type ArrivalsFilter = NonNullable<CallInput<'listArrivals'>['query']>;

export const arrivalsKey = keyOf('/v1/arrivals');

/** One page of arrivals. The previous page stays until it has loaded. */
export const arrivalsQuery = (query: ArrivalsFilter) => ({
  ...apiQuery('listArrivals', { query }),
  placeholderData: keepPreviousData,
});

/** Writes an arrival and invalidates arrivals, the buying desk and orders. The caller shows errors. */
export function useArrivalWrite<Name extends 'recordArrival' | 'assignArrival'>(name: Name, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => pageContext().api.call(name, input),
    meta: { onError: 'silent' },
    onSuccess: () => onDone(),
    onSettled() {
      for (const queryKey of [arrivalsKey, purchasesKey, queryKeys.orders, keyOf('/v1/dashboard')])
        void client.invalidateQueries({ queryKey });
    },
  });
}
