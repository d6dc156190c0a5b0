import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { startFakeService } from '@gvg/service-kit/testing/fake-service';
import type { FakeService } from '@gvg/service-kit/testing/fake-service';
import { orderOfCard, quoteOfCard } from '../message/send-message/check-card.ts';

export interface FakeCart extends FakeService {
  /** Customer by order code. */
  orders: Map<string, string>;
  /** Customer by quote id. */
  quotes: Map<string, string>;
}

/** Starts a fake of cart's internal listener that knows the owners of orders and quotes. */
export async function startFakeCart(): Promise<FakeCart> {
  const service = await startFakeService();
  const [orders, quotes] = [new Map<string, string>(), new Map<string, string>()];
  service.handle(orderOfCard, ({ params: { id } }) => {
    const code = id.toUpperCase().replace(/[\s-]/g, '');
    const user = orders.get(code);
    if (user === undefined) throw new ApiFailure('ORDER_NOT_FOUND');
    return { code, user };
  });
  service.handle(quoteOfCard, ({ params: { id } }) => {
    const user = quotes.get(id);
    if (user === undefined) throw new ApiFailure('QUOTE_NOT_FOUND');
    return { user };
  });
  return Object.assign(service, { orders, quotes });
}
