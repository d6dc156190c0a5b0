import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';
import { purchasesKey } from './purchases.ts';

export type ArrivalsFilter = NonNullable<CallInput<'listArrivals'>['query']>;

export const arrivalsKey = keyOf('/v1/arrivals');

/** One page of parcels that have arrived; the one before stays until it is there. */
export const arrivalsQuery = (query: ArrivalsFilter) => ({
  ...apiQuery('listArrivals', { query }),
  placeholderData: keepPreviousData,
});

/** What staff does with a parcel: parcels, the desk and the orders are asked for anew. The caller shows a failure. */
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
