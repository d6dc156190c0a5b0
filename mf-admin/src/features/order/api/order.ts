import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { ApiError, CallInput, CallResponse } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { useMutation, useQueryClient } from '@gvg/query';

/** Query of an order by code or id. */
export const orderQuery = (code: string) => apiQuery('getOrder', { params: { id: code } });

/** Staff writes that return the order. `amendOrder` also returns the sums. */
type OrderWrite =
  | 'setOrderStatus'
  | 'cancelOrder'
  | 'weighOrder'
  | 'setOrderLineStatus'
  | 'addOrderPhotos'
  | 'refundOrder'
  | 'takeBackRefund'
  | 'reduceOrder'
  | 'correctShipment'
  | 'setOrderAssignee'
  | 'addOrderNote'
  | 'setOrderHold'
  | 'amendOrder'
  | 'packOrderLine';

/** Number of network failures, while the browser claims to be online, after which the error is shown. */
const lostCalls = 3;

/** Options of a write that waits while the browser is offline, and is sent again after a lost connection. Only for idempotent writes. */
export const sentWhenOnline = {
  networkMode: 'online',
  retry: (failures: number, error: ApiError) => error.status === 0 && failures < lostCalls,
} as const;

/**
 * Writes an order: stores the returned order in the cache, and invalidates lists, queues and transfers. The caller shows errors. An error also invalidates the
 * order, because it may have changed.
 */
export function useOrderWrite<Name extends OrderWrite>(
  name: Name,
  onDone: (order: Order) => void,
  options: Partial<typeof sentWhenOnline> = {},
) {
  const client = useQueryClient();
  return useMutation({
    ...options,
    mutationFn: (input: CallInput<Name>) => pageContext().api.call(name, input),
    meta: { onError: 'silent' },
    onSuccess(answer: CallResponse<Name>) {
      const { order = answer as Order } = answer as { order?: Order };
      client.setQueryData(orderQuery(order.code).queryKey, order);
      onDone(order);
    },
    onSettled() {
      for (const queryKey of [queryKeys.orders, keyOf('/v1/payments'), keyOf('/v1/dashboard')])
        void client.invalidateQueries({ queryKey });
    },
  });
}
