import { getOrderForService, getQuoteForService } from '@gvg/contracts/cart/http/internal-buying';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createCardCheck } from './check-card.ts';

const { exchange } = httpPact({ consumer: 'chat', provider: 'cart' });
const [user, order, quote, missing] = [
  '64b0c0ffee0123456789ab14',
  '64b0c0ffee0123456789ab11',
  '64b0c0ffee0123456789ab12',
  '0'.repeat(24),
];
const customer = { kind: 'user', id: user } as const;
const check = (url: string) =>
  createCardCheck({ CART_INTERNAL_URL: url, INTERNAL_SECRET: 'secret of sixteen characters' });

it('shows an order of the customer by its code', async () => {
  const card = await exchange(
    getOrderForService,
    {
      description: 'whose order it is',
      providerState: `the order ${order} of the user ${user} waits for its deposit`,
      params: { id: order },
      response: { user, code: matchers.string('GVG7K3F2Q') },
    },
    (url) => check(url)({ kind: 'ORDER', order }, customer),
  );
  expect(card).toEqual({ kind: 'ORDER', order: 'GVG7K3F2Q' });
});

it('does not show a missing order', async () => {
  const response = { statusCode: 404, message: 'ORDER_NOT_FOUND' };
  await exchange(
    getOrderForService,
    {
      description: 'an order that does not exist, for a card',
      providerState: `there is no order ${missing}`,
      params: { id: missing },
      status: 404,
      response,
    },
    (url) =>
      expect(check(url)({ kind: 'ORDER', order: missing }, customer)).rejects.toMatchObject({
        code: 'ORDER_NOT_FOUND',
      }),
  );
});

it('shows a quote of the customer', async () => {
  const card = await exchange(
    getQuoteForService,
    {
      description: 'whose quote it is',
      providerState: `the quote ${quote} of the user ${user} is answered`,
      params: { id: quote },
      response: { user },
    },
    (url) => check(url)({ kind: 'QUOTE', quote }, customer),
  );
  expect(card).toEqual({ kind: 'QUOTE', quote });
});
