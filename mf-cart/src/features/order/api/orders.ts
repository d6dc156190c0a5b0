import { apiListQuery, apiQuery, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput, CallResponse, ErrorReport } from '@gvg/browser-kit';
import { useMutation, useQueryClient } from '@gvg/query';

/** `key` is the order's id or code. */
export const orderQuery = (key: string) => apiQuery('getOrder', { params: { id: key } });

/** The customer's orders, latest first. */
export const ordersQuery = (filter: NonNullable<CallInput<'listMyOrders'>['query']>) =>
  apiListQuery('listMyOrders', { query: filter });

/** Number of orders to pay, as the list's total. */
export const ordersToPayQuery = apiQuery('listMyOrders', { query: { group: 'TO_PAY', limit: 1 } });

/** Places an order. Repeating a request with the same key returns its order. The caller shows a failure. */
export function usePostOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'placeOrder'>) => pageContext().api.call('placeOrder', input),
    meta: { onError: 'silent' },
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.orders }),
    // After a failure, the changes are shown next to the explanation.
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.cart }),
  });
}

/**
 * Cancels the order and shows its stored state. `onCancelled` is called even if the dialog was closed meanwhile. The dialog shows a
 * failure.
 */
export function useCancelOrder(onCancelled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'cancelOrder'>) => pageContext().api.call('cancelOrder', input),
    meta: { onError: 'silent' },
    onSuccess(order, { params }) {
      client.setQueryData(orderQuery(params.id).queryKey, order);
      for (const queryKey of [queryKeys.orders, queryKeys.quotes, queryKeys.cart])
        void client.invalidateQueries({ queryKey });
      onCancelled();
    },
  });
}

/** Confirms the receipt of the parcel. Shows the stored order, and reloads it after a failure, because staff may have been first. */
export function useReceiveOrder(onReceived: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'receiveOrder'>) => pageContext().api.call('receiveOrder', input),
    meta: { onError: 'modal' },
    onSuccess(order, { params }) {
      client.setQueryData(orderQuery(params.id).queryKey, order);
      onReceived();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.orders }),
  });
}

/** Answers a raised price. Shows the stored order, and reloads it after a failure, because another price may be asked now. */
export function useAnswerLinePrice(options: { onAnswered: (isAccepted: boolean) => void; onError: ErrorReport }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'answerLinePrice'>) => pageContext().api.call('answerLinePrice', input),
    meta: { onError: options.onError },
    onSuccess(order, { params, body }) {
      client.setQueryData(orderQuery(params.id).queryKey, order);
      options.onAnswered(body.accept);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.orders }),
  });
}

/** Answers a proposed change. Shows the stored order, and reloads it after a failure, because another change may be proposed now. */
export function useAnswerOrderChange(options: { onAnswered: (isAccepted: boolean) => void; onError: ErrorReport }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ isAccepted, input }: { isAccepted: boolean; input: CallInput<'acceptOrderChange'> }) =>
      pageContext().api.call(isAccepted ? 'acceptOrderChange' : 'declineOrderChange', input),
    meta: { onError: options.onError },
    onSuccess(order, { isAccepted, input: { params } }) {
      client.setQueryData(orderQuery(params.id).queryKey, order);
      options.onAnswered(isAccepted);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.orders }),
  });
}

/**
 * Puts the goods of the order with this code into the cart again. `onReordered` is called even if the page has changed. A failure is a
 * toast.
 */
export function usePostReorder(onReordered: (result: CallResponse<'reorder'>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => pageContext().api.call('reorder', { params: { id: code } }),
    meta: { onError: 'toast' },
    onSuccess(result) {
      void client.invalidateQueries({ queryKey: queryKeys.cart });
      onReordered(result);
    },
  });
}
