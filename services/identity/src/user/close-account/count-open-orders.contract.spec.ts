import { countOpenOrders } from '@gvg/contracts/cart/http/internal-buying';
import { httpPact } from '@gvg/testing/http-pact';
import { createCountOpenOrders } from './count-open-orders.ts';

const { exchange } = httpPact({ consumer: 'identity', provider: 'cart' });
const user = 'a'.repeat(24);

it.each([
  [1, 'has an open order'],
  [0, 'has no order'],
])('counts %d for a user who %s', async (count, what) => {
  const answer = await exchange(
    countOpenOrders,
    { description: `the open orders of a user who ${what}`, providerState: `the user ${user} ${what}`, params: { id: user }, response: { count } },
    (origin) => createCountOpenOrders({ url: origin, secret: 'secret of sixteen characters' })(user),
  );
  expect(answer).toBe(count);
});
