import { getOrderForService, getQuoteForService } from '@gvg/contracts/cart/http/internal-buying';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { ErrorCode } from '@gvg/contracts/errors';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';

/** Reads orders and quotes from cart for notifications. Returns undefined for missing ones; throws an ApiFailure while cart is unavailable. */
export interface Buying {
  order(id: string): Promise<Order | undefined>;
  quote(id: string): Promise<Quote | undefined>;
}

async function unlessGone<Found>(code: ErrorCode, found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === code) return undefined;
    throw error;
  }
}

export const createBuying = (target: InternalTarget): Buying => ({
  order: (id) => unlessGone('ORDER_NOT_FOUND', callInternal(getOrderForService, target, { params: { id } })),
  quote: (id) => unlessGone('QUOTE_NOT_FOUND', callInternal(getQuoteForService, target, { params: { id } })),
});
