import { verifyProvider } from '@gvg/testing/http-pact';
import { joinListeners } from '@gvg/testing/joined-listeners';
import type { JoinedListeners } from '@gvg/testing/joined-listeners';
import { placedOrder } from './testing/buying.fixtures.ts';
import { startCartHarness } from './testing/cart-harness.ts';
import type { CartHarness } from './testing/cart-harness.ts';

let shop: CartHarness;
let listeners: JoinedListeners;

beforeAll(async () => {
  shop = await startCartHarness('provider');
  listeners = await joinListeners(shop);
});

afterAll(async () => {
  await listeners.close();
  await shop.close();
});

test('fulfils the contracts of its consumers', async () => {
  const user = 'a'.repeat(24);
  const states = {
    [`the user ${user} has no order`]: () => shop.models.orders.deleteMany({ user }),
    [`the user ${user} has an open order`]: async () => {
      await shop.models.orders.deleteMany({ user });
      await placedOrder(shop, await shop.user({ id: user }));
    },
  };
  await verifyProvider({ provider: 'cart', url: listeners.url, keys: shop.keys, states, headers: shop.internalHeaders });
});
