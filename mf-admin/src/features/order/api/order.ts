import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { ApiError, CallInput, CallResponse } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { useMutation, useQueryClient } from '@gvg/query';

/** `code` is the order's code or id. */
export const orderQuery = (code: string) => apiQuery('getOrder', { params: { id: code } });

/** Staff's writes on an order, which all answer with the order, `amendOrder` with what it costs beside it. */
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

/** More failures of the line than this while the browser says that it is there are shown. */
const lostCalls = 3;

/**
 * Options of a write that waits while the browser is offline and is sent once it is back, and again where the line broke in the middle; only for what may arrive
 * twice without harm.
 */
export const sentWhenOnline = {
  networkMode: 'online',
  retry: (failures: number, error: ApiError) => error.status === 0 && failures < lostCalls,
} as const;

/**
 * A write of staff's on an order: the page shows what the service has stored, and lists, queues and transfers are asked for anew. The caller shows a failure;
 * after one the order is asked for anew as well, because it may have changed meanwhile.
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
