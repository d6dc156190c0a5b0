import { countOpenOrders } from '@gvg/contracts/cart/http/internal-buying';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';

/** Asks cart for a user's open orders, and the amount owed for the others. Throws `SERVICE_UNAVAILABLE` or `GATEWAY_TIMEOUT` if cart does not respond. */
export type CountOpenOrders = (user: string) => Promise<ResponseBodyOf<typeof countOpenOrders>>;

export function createCountOpenOrders(target: Omit<InternalTarget, 'service'>): CountOpenOrders {
  return (id) => callInternal(countOpenOrders, { ...target, service: 'identity' }, { params: { id } });
}
