import { createApi, createQueryClient } from '@gvg/browser-kit';
import { getCartSummary, getMyCart } from '@gvg/contracts/cart/http/lines';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { cartSummaryQuery, mergedCartQuery } from '../src/cart/api/cart.ts';

const client = (baseUrl: string) => createQueryClient(createApi({ baseUrl, locale: 'vi', token: () => 'USER' }));
const asUser = { as: 'USER' as const };

describe('shell page → cart', () => {
  const pact = httpPact({ consumer: 'shell', provider: 'cart' });

  test('reads the total amount', async () => {
    const exchange = {
      ...asUser,
      description: 'the number on the icon',
      providerState: 'the user has two pieces in the cart',
      response: { totalAmount: 2 },
    };
    expect(await pact.exchange(getCartSummary, exchange, (origin) => client(origin).query(cartSummaryQuery))).toEqual({
      totalAmount: 2,
    });
  });

  test('reads an empty cart without amounts', async () => {
    const exchange = {
      ...asUser,
      description: 'the number of nothing',
      providerState: 'the user has bought nothing',
      response: { totalAmount: 0 },
    };
    expect(await pact.exchange(getCartSummary, exchange, (origin) => client(origin).query(cartSummaryQuery))).toEqual({
      totalAmount: 0,
    });
  });

  test('reads how many lines of the guest were merged', async () => {
    const after = '3c7d1c52-5a1e-4c63-9f0e-2d2f8d0b7a11';
    const response = { totalAmount: matchers.integer(2), merged: { lines: 1 } };
    const exchange = {
      ...asUser,
      query: { after },
      description: 'the cart after signing in',
      providerState: `one line of a guest has come to the user by the event ${after}`,
      response,
    };
    expect(
      await pact.exchange(getMyCart, exchange, (origin) => client(origin).query(mergedCartQuery(after))),
    ).toMatchObject({ merged: { lines: 1 } });
  });
});
