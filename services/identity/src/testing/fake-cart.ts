import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake of cart's internal listener, with the number of open orders and the owed amount of a user; default 0. */
export interface FakeCart {
  url: string;
  openOrders: Map<string, number>;
  /** VND by user. */
  owed: Map<string, number>;
  /** Makes it fail instead. */
  isAway: boolean;
  close(): Promise<void>;
}

export async function startFakeCart(): Promise<FakeCart> {
  const server = createServer((request, response) => {
    const user = /^\/internal\/users\/(?<user>\w+)\/open-orders$/.exec(request.url ?? '')?.groups?.['user'];
    if (cart.isAway || user === undefined) response.writeHead(500).end();
    else
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ count: cart.openOrders.get(user) ?? 0, owed: cart.owed.get(user) ?? 0 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cart: FakeCart = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    openOrders: new Map(),
    owed: new Map(),
    isAway: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return cart;
}
