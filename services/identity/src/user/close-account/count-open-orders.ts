import { countOpenOrders } from '@gvg/contracts/cart/http/internal-buying';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';

/** Asks cart how many orders of a user are open, and what the shop owes for the others. SERVICE_UNAVAILABLE or GATEWAY_TIMEOUT when cart does not answer. */
export type CountOpenOrders = (user: string) => Promise<ResponseBodyOf<typeof countOpenOrders>>;

export function createCountOpenOrders(target: Omit<InternalTarget, 'service'>): CountOpenOrders {
  return (id) => callInternal(countOpenOrders, { ...target, service: 'identity' }, { params: { id } });
}
