import { countOpenOrders } from '@gvg/contracts/cart/http/internal-buying';
import { httpPact } from '@gvg/testing/http-pact';
import { createCountOpenOrders } from './count-open-orders.ts';

const { exchange } = httpPact({ consumer: 'identity', provider: 'cart' });
const user = 'a'.repeat(24);

it.each([
  [1, 0, 'has an open order'],
  [0, 0, 'has no order'],
  [0, 5_000, 'has a cancelled order with a credit of 5,000đ'],
])('counts %d and %dđ for a user who %s', async (count, owed, what) => {
  const answer = await exchange(
    countOpenOrders,
    {
      description: `the open orders of a user who ${what}`,
      providerState: `the user ${user} ${what}`,
      params: { id: user },
      response: { count, owed },
    },
    (origin) => createCountOpenOrders({ url: origin, secret: 'secret of sixteen characters' })(user),
  );
  expect(answer).toEqual({ count, owed });
});
