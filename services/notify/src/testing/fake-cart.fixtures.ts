import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';

export interface FakeCart {
  url: string;
  orders: Map<string, Order>;
  quotes: Map<string, Quote>;
  close(): Promise<void>;
}

/** Starts a fake of cart's internal listener. */
export async function startFakeCart(): Promise<FakeCart> {
  const [orders, quotes] = [new Map<string, Order>(), new Map<string, Quote>()];
  const server = createServer((request, response) => {
    const { kind, id = '' } =
      /^\/internal\/(?<kind>orders|quotes)\/(?<id>[0-9a-f]{24})$/.exec(request.url ?? '')?.groups ?? {};
    const found = kind === 'orders' ? orders.get(id) : quotes.get(id);
    const missing = { statusCode: 404, message: kind === 'orders' ? 'ORDER_NOT_FOUND' : 'QUOTE_NOT_FOUND' };
    response
      .writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(found ?? missing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    quotes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
