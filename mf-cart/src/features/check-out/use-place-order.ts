import type { ApiError, CallInput } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { useEffect, useRef } from 'react';
import { usePostOrder } from '../order/api/orders.ts';

type OrderBody = NonNullable<CallInput<'placeOrder'>['body']>;
export type OrderRequest = Omit<OrderBody, 'idempotencyKey' | 'acceptedTerms'>;

export interface PlaceOrder {
  place: (request: OrderRequest) => Promise<Order>;
  isPending: boolean;
  error: ApiError | undefined;
}

/**
 * Places an order once. The same request is repeated with the same key and returns the same order, even if the first response was lost.
 * Another request has its own key. An error from being offline is cleared when the browser is online again.
 */
export function usePlaceOrder(): PlaceOrder {
  const attempt = useRef({ request: '', key: '' });
  const { mutateAsync, isPending, error, reset } = usePostOrder();
  const wasOffline = error?.status === 0;
  useEffect(() => {
    if (!wasOffline) return;
    addEventListener('online', reset);
    return () => removeEventListener('online', reset);
  }, [wasOffline, reset]);
  return {
    place(request) {
      const text = JSON.stringify(request);
      if (attempt.current.request !== text) attempt.current = { request: text, key: crypto.randomUUID() };
      return mutateAsync({ body: { ...request, idempotencyKey: attempt.current.key, acceptedTerms: true } });
    },
    isPending,
    error: error ?? undefined,
  };
}
