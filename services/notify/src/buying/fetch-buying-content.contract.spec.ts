import { getOrderForService, getQuoteForService } from '@gvg/contracts/cart/http/internal-buying';
import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { sampleIds, sampleOrder, sampleQuote, sampleReader } from '../templates/buying/buying-contents.fixtures.ts';
import { createFetchBuyingContent } from './fetch-buying-content.ts';

const { eachLike, like } = matchers;
const { order, payment, quote, user } = sampleIds;
const at = '2026-11-22T02:12:00.000Z';
const cart = httpPact({ consumer: 'notify', provider: 'cart' });
const identity = httpPact({ consumer: 'notify', provider: 'identity' });
const secret = 'secret of sixteen characters';
const fetchFrom = (cartUrl: string, identityUrl = unreachableUrl) =>
  createFetchBuyingContent({ cart: { url: cartUrl, secret }, identity: { url: identityUrl, secret } });

/** Identity's part of the exchange, in which cart's mock server is used. */
const withReader = <Result>(use: (identityUrl: string) => Promise<Result>) =>
  identity.exchange(
    getUserContacts,
    {
      description: 'to whom a mail about an order goes',
      providerState: `the user ${user} has an account`,
      body: { ids: [user] },
      response: { docs: eachLike(like({ ...sampleReader })) },
    },
    use,
  );

it('reads an order and its customer', async () => {
  const { lines, ...fields } = sampleOrder();
  const response = {
    ...fields,
    lines: eachLike(lines[1]),
    ledger: eachLike({ _id: payment, kind: 'GOODS', amount: 820_000, note: '', at }),
    timeline: eachLike({ status: 'AWAITING_DEPOSIT', at, by: 'CUSTOMER', note: '' }),
  };
  const content = await withReader((identityUrl) =>
    cart.exchange(
      getOrderForService,
      {
        description: 'an order for its mail',
        providerState: `the order ${order} of the user ${user} waits for its deposit`,
        params: { id: order },
        response: like(response),
      },
      (cartUrl) => fetchFrom(cartUrl, identityUrl)('ORDER_PLACED', { order }),
    ),
  );
  expect(content).toMatchObject({
    template: 'ORDER_PLACED',
    order: { code: 'GVG7K3F2Q' },
    reader: { email: sampleReader.email },
  });
});

it('reads a quote and its customer', async () => {
  const { lines, versions, ...fields } = sampleQuote();
  const answer = versions[0]!;
  const content = await withReader((identityUrl) =>
    cart.exchange(
      getQuoteForService,
      {
        description: 'a quote for its mail',
        providerState: `the quote ${quote} of the user ${user} is answered`,
        params: { id: quote },
        response: like({
          ...fields,
          lines: eachLike(lines[0]),
          versions: eachLike({ ...answer, lines: eachLike(answer.lines[0]) }),
        }),
      },
      (cartUrl) => fetchFrom(cartUrl, identityUrl)('QUOTE_ANSWERED', { quote, version: 1 }),
    ),
  );
  expect(content).toMatchObject({
    template: 'QUOTE_ANSWERED',
    quote: { status: 'ANSWERED' },
    reader: { locale: 'vi' },
  });
});

it('drops a mail whose order no longer exists', async () => {
  const missing = '0'.repeat(24);
  await cart.exchange(
    getOrderForService,
    {
      description: 'an order that does not exist, for its mail',
      providerState: `there is no order ${missing}`,
      params: { id: missing },
      status: 404,
      response: { statusCode: 404, message: 'ORDER_NOT_FOUND' },
    },
    (url) =>
      expect(fetchFrom(url)('ORDER_PLACED', { order: missing })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' }),
  );
});
