import * as orders from '@gvg/contracts/cart/http/orders';
import * as quotes from '@gvg/contracts/cart/http/quotes';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import type { EndpointRow } from '@gvg/testing/endpoint-table';
import type { TestClient } from '@gvg/testing/test-client';
import { testGuestId, testUserId } from '@gvg/testing/token-keys';
import { lineToBuy, sampleOrder } from './order/order.fixtures.ts';
import {
  addOutsideLine,
  addProductLine,
  offer,
  orderBody,
  placedOrder,
  recipient,
  requestQuote,
} from './testing/buying.fixtures.ts';
import { startCartHarness } from './testing/cart-harness.ts';
import type { CartHarness } from './testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';

let shop: CartHarness;
let user: TestCustomer;
let staff: TestCustomer;
let guestLine: string;

beforeAll(async () => {
  shop = await startCartHarness('customer-endpoints');
  [user, staff] = [await shop.user({ id: testUserId }), await shop.user({ roles: ['ADMIN'] })];
  guestLine = await addProductLine(shop, { kind: 'guest', id: testGuestId }, shop.catalogue.makeProduct());
});
afterAll(() => shop.close());

const requested = async (): Promise<Quote> => (await requestQuote(user, [await addOutsideLine(shop, user)])).body;

async function answered(): Promise<Quote> {
  const quote = await requested();
  return (await staff.put<Quote>(`/v1/quotes/${quote._id}/answer`, { lines: quote.lines.map(({ _id }) => offer(_id)) }))
    .body;
}

async function chosen() {
  const product = shop.catalogue.makeProduct();
  return [{ line: await addProductLine(shop, user, product), amount: 1 }];
}

/** Creates a fixture on first use and shares it between the cases of a row, for cases that do not change it. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | undefined;
  return () => (created ??= make());
}

const order = once(() => placedOrder(shop, user));
const quote = once(requested);
const ofQuote = async (make: () => Promise<Quote>) => ({ params: { id: (await make())._id } });
/** An order with a proposal of one more piece. */
async function proposed() {
  const line = lineToBuy();
  const draft = sampleOrder({ user: testUserId, lines: [line] });
  const amendment = { lines: [{ line: line._id, amount: 2 }] };
  const [at, until] = [new Date(), new Date(Date.now() + 3_600_000)];
  const proposal = { _id: 'c'.repeat(24), at, until, amendment };
  await shop.models.orders.insertMany([{ ...draft, proposal }]);
  return { params: { id: draft.code }, body: { proposal: proposal._id, due: 1_050_000 } };
}
const row = (endpoint: Endpoint, validInput: EndpointRow['validInput']): EndpointRow => ({ endpoint, validInput });

const rows: EndpointRow[] = [
  row(quotes.requestQuote, async () => ({
    body: { lines: [await addOutsideLine(shop, user)], country: 'JP', note: 'Gấp' },
  })),
  row(quotes.listMyQuotes, () => ({ query: { status: 'REQUESTED', limit: 2 } })),
  row(quotes.getQuote, () => ofQuote(quote)),
  row(quotes.listQuotes, () => ({ query: { status: 'REQUESTED', user: testUserId, limit: 2 } })),
  row(quotes.answerQuote, async () => {
    const { _id, lines, revision } = await requested();
    const dimensionsMm = { length: 300, width: 200, height: 100 };
    return {
      params: { id: _id },
      body: {
        lines: lines.map((line) => offer(line._id, { dimensionsMm, goodsType: 'HEAVY', fee: 9_000 })),
        note: 'Còn ít',
        validHours: 24,
        revision,
      },
    };
  }),
  row(quotes.quoteForCustomer, () => ({
    body: {
      user: testUserId,
      country: 'JP',
      lines: [
        {
          url: 'https://shop.example/noi-dat',
          name: 'Nồi đất',
          note: 'màu nâu',
          amount: 2,
          price: 200_000,
          weightGrams: 1_200,
          dimensionsMm: { length: 300, width: 200, height: 100 },
          goodsType: 'HEAVY',
          categoryType: 'PACKAGED_FOOD',
          fee: 9_000,
        },
      ],
      note: 'Như chị hỏi',
      validHours: 24,
    },
  })),
  row(quotes.acceptQuote, async () => ({ ...(await ofQuote(answered)), body: { version: 1 } })),
  row(quotes.declineQuote, async () => ({ ...(await ofQuote(answered)), body: { version: 1 } })),
  row(quotes.withdrawQuote, () => ofQuote(requested)),

  row(orders.previewOrder, async () => ({ body: { country: 'JP', lines: await chosen() } })),
  row(orders.placeOrder, async () => ({ body: orderBody(await chosen(), 65_000, { note: 'Gói kỹ' }) })),
  row(orders.listMyOrders, () => ({ query: { status: 'CANCELLED', search: 'bánh tráng', limit: 2 } })),
  row(orders.getOrder, async () => ({ params: { id: (await order()).code } })),
  row(orders.trackOrder, async () => ({ body: { code: (await order()).code, phone: recipient.phone } })),
  row(orders.cancelOrder, async () => ({
    params: { id: (await placedOrder(shop, user))._id },
    body: { reason: 'Đổi ý', revision: 1 },
  })),
  row(orders.receiveOrder, async () => {
    const shipped = sampleOrder({ user: testUserId, status: 'SHIPPED' });
    await shop.models.orders.insertMany([shipped]);
    return { params: { id: shipped.code }, body: {} };
  }),
  row(orders.answerLinePrice, async () => {
    const asked = lineToBuy({ askedPrice: { price: 560_000, until: new Date(Date.now() + 3_600_000).toISOString() } });
    const buying = sampleOrder({ user: testUserId, status: 'PURCHASING', lines: [asked] });
    await shop.models.orders.insertMany([buying]);
    return { params: { id: buying.code, line: asked._id }, body: { accept: true, price: 560_000 } };
  }),
  row(orders.acceptOrderChange, () => proposed()),
  row(orders.declineOrderChange, () => proposed()),
  row(orders.reorder, async () => ({ params: { id: (await order())._id } })),
  row(orders.listOrders, () => ({ query: { status: 'CANCELLED', search: 'bánh', user: testUserId, limit: 2 } })),
];

/** Lets a guest preview one of their own lines. */
function withGuestLine(client: TestClient): TestClient {
  return {
    ...client,
    post: (path, request) =>
      client.post(
        path,
        request?.as === 'guest' && path === orders.previewOrder.path
          ? { ...request, body: { country: 'JP', lines: [{ line: guestLine, amount: 1 }] } }
          : request,
      ),
  };
}

const endpoints = Object.values(quotes).filter(
  (value): value is typeof value & Endpoint => 'service' in value && 'path' in value,
);

it('has a row for every endpoint of quotes', () => {
  expect(
    endpoints
      .filter((endpoint) => !rows.some((known) => known.endpoint === endpoint))
      .map(({ method, path }) => `${method} ${path}`),
  ).toEqual([]);
});

testEndpoints(rows, () => withGuestLine(shop.client));
