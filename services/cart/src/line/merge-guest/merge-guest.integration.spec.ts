import { randomUUID } from 'node:crypto';
import { cartChanged } from '@gvg/contracts/cart/events';
import type { CartLine, InSystemLine, OutsideLine } from '@gvg/contracts/cart/http/lines';
import { addOutsideLine, addProductToCart, getCartSummary, getMyCart } from '@gvg/contracts/cart/http/lines';
import { guestMerged } from '@gvg/contracts/identity/events';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { requestQuote } from '../../testing/buying.fixtures.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { storedLinesOf } from '../../testing/stored-lines.fixtures.ts';

let shop: CartHarness;
let identity: EventPublisher;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('merge');
  identity = await openPublisher(shop, 'identity');
  collector = await collectEvents(shop, [cartChanged]);
});
afterAll(async () => {
  await collector.close();
  await identity.close();
  await shop.close();
});

const add = (customer: TestCustomer, product: string, amount: number) =>
  customer.post<InSystemLine>(addProductToCart.path, { product, amount });
const addOutside = (customer: TestCustomer, fields: object) =>
  customer.post<OutsideLine>(addOutsideLine.path, { name: 'Áo', ...fields });
const publishMerge = (guest: TestCustomer, user: TestCustomer) =>
  identity.publish({
    contract: guestMerged,
    subjectId: user.id,
    revision: 1,
    data: { guest: guest.id, user: user.id },
  });
const cartOf = async (customer: TestCustomer, query = '') =>
  (
    await customer.get<{ docs: CartLine[]; totalAmount: number; merged?: { lines: number } }>(
      `${getMyCart.path}${query}`,
    )
  ).body;

async function merged(guest: TestCustomer, user: TestCustomer) {
  const row = await publishMerge(guest, user);
  await eventually(async () => expect((await cartOf(user, `?after=${row.eventId}`)).merged).toBeDefined());
  return row;
}

it("moves the guest's lines to the user, within stock and with each link once", async () => {
  const [guest, user, plenty, scarce, own] = [
    await shop.guest(),
    await shop.user(),
    ...[10, 4, 10].map((stock) => shop.catalogue.makeProduct({ stock })),
  ] as const;
  await add(user, plenty!._id, 2);
  await add(user, scarce!._id, 3);
  await addOutside(user, { url: 'https://shop.example/coat', name: 'Của tôi' });
  await add(guest, plenty!._id, 3);
  await add(guest, scarce!._id, 3);
  await add(guest, own!._id, 1);
  await addOutside(guest, { url: 'https://www.shop.example/coat/', amount: 5 });
  await addOutside(guest, { name: 'Mũ' });

  const row = await publishMerge(guest, user);
  const cart = await cartOf(user, `?after=${row.eventId}`);
  expect(cart.merged).toEqual({ lines: 4 });
  expect(cart.totalAmount).toBe(5 + 4 + 1 + 1 + 1);
  const amounts = Object.fromEntries(
    cart.docs.map((line) => [line.type === 'IN_SYSTEM' ? line.product._id : line.name, line.amount]),
  );
  expect(amounts).toEqual({ [plenty!._id]: 5, [scarce!._id]: 4, [own!._id]: 1, 'Của tôi': 1, Mũ: 1 });
  expect((await user.get(getCartSummary.path)).body).toEqual({ totalAmount: 12 });
  await eventually(() =>
    expect(
      collector.published
        .filter(({ subject }) => [guest.id, user.id].includes(subject.id))
        .slice(-2)
        .map(({ data }) => data),
    ).toEqual(
      expect.arrayContaining([
        { customer: { kind: 'guest', id: guest.id }, totalAmount: 0 },
        { customer: { kind: 'user', id: user.id }, totalAmount: 12 },
      ]),
    ),
  );
});

it('happens once however often the event is delivered', async () => {
  const [guest, user, product] = [await shop.guest(), await shop.user(), shop.catalogue.makeProduct()];
  await add(user, product._id, 1);
  await add(guest, product._id, 1);
  const row = await merged(guest, user);
  await identity.republish(row);
  const [marker, markerUser] = [await shop.guest(), await shop.user()];
  await merged(marker, markerUser);
  expect((await cartOf(user)).totalAmount).toBe(2);
});

it('closes the cart of the old cookie, even if it never had lines', async () => {
  const [guest, fresh, user, product] = [
    await shop.guest(),
    await shop.guest(),
    await shop.user(),
    shop.catalogue.makeProduct(),
  ];
  await add(guest, product._id, 1);
  for (const old of [guest, fresh]) {
    await merged(old, user);
    const refused = [await add(old, product._id, 1), await addOutside(old, {})];
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [401, 'INVALID_TOKEN'],
      [401, 'INVALID_TOKEN'],
    ]);
    expect(await cartOf(old)).toEqual({ docs: [], totalAmount: 0 });
  }
  expect(await Promise.all([guest, fresh].map((old) => storedLinesOf(shop.models, old)))).toEqual([[], []]);
});

it('loses nothing that the guest adds concurrently', async () => {
  const [guest, user] = [await shop.guest(), await shop.user()];
  const products = Array.from({ length: 5 }, () => shop.catalogue.makeProduct());
  await add(guest, products[0]!._id, 1);
  const [, ...added] = await Promise.all([
    merged(guest, user),
    ...products.slice(1).map(({ _id }) => add(guest, _id, 1)),
  ]);
  const accepted = added.filter((response) => response.status === 201).length;
  expect((await cartOf(user)).docs).toHaveLength(1 + accepted);
});

it('moves the lines of two guests to one user who keeps adding, without losses', async () => {
  const [user, ...guests] = [await shop.user(), await shop.guest(), await shop.guest()];
  const shared = shop.catalogue.makeProduct({ stock: 1_000 });
  for (const guest of guests)
    for (let index = 0; index < 5; index += 1)
      await addOutside(guest, { url: `https://shop.example/${guest.id}/${index}` });
  for (const guest of guests) await add(guest, shared._id, 3);
  const rows = Promise.all(guests.map((guest) => publishMerge(guest, user)));
  const statuses = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      (index % 2 === 0
        ? add(user, shared._id, 1)
        : addOutside(user, { url: `https://shop.example/own/${index}` })
      ).then(({ status }) => status),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  for (const { eventId } of await rows)
    await eventually(async () => expect((await cartOf(user, `?after=${eventId}`)).merged).toEqual({ lines: 6 }));
  const { docs, totalAmount } = await cartOf(user);
  expect([docs.length, docs.find(({ type }) => type === 'IN_SYSTEM')?.amount, totalAmount]).toEqual([
    1 + 10 + 12,
    12 + 6,
    18 + 22,
  ]);
});

it("keeps the amount of a user's line with a quote", async () => {
  const [guest, user, product] = [
    await shop.guest(),
    await shop.user(),
    shop.catalogue.makeProduct({ type: 'HARD_TO_GET' }),
  ];
  const { body: line } = await add(user, product._id, 2);
  await requestQuote(user, [line._id]);
  await add(guest, product._id, 3);
  await merged(guest, user);
  expect((await cartOf(user)).docs).toMatchObject([{ _id: line._id, amount: 2, state: 'QUOTE_REQUESTED' }]);
});

it('reports no merge of another user or of an unknown event', async () => {
  const [guest, user, other] = [await shop.guest(), await shop.user(), await shop.user()];
  await add(guest, shop.catalogue.makeProduct()._id, 1);
  const { eventId } = await merged(guest, user);
  expect(await cartOf(other, `?after=${eventId}`)).toEqual({ docs: [], totalAmount: 0 });
  expect(await cartOf(user, `?after=${randomUUID()}`)).not.toHaveProperty('merged');
});
