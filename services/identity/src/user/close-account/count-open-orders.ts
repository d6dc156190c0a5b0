import { countOpenOrders } from '@gvg/contracts/cart/http/internal-buying';
import { callInternal } from '@gvg/service-kit/internal-client';
import type { InternalTarget } from '@gvg/service-kit/internal-client';

/** Asks cart how many orders of a user are open. SERVICE_UNAVAILABLE or GATEWAY_TIMEOUT when cart does not answer. */
export type CountOpenOrders = (user: string) => Promise<number>;

export function createCountOpenOrders(target: Omit<InternalTarget, 'service'>): CountOpenOrders {
  return async (id) => (await callInternal(countOpenOrders, { ...target, service: 'identity' }, { params: { id } })).count;
}
