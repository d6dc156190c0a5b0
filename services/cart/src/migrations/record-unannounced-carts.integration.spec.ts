import { cartChanged } from '@gvg/contracts/cart/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import { addOutsideLine } from '../testing/buying.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { recordUnannouncedCarts } from './record-unannounced-carts.ts';

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('record-unannounced-carts');
});
afterAll(() => shop.close());

it('publishes changes once that a killed process of an earlier version has not published', async () => {
  const [before, after] = [await shop.user(), await shop.user()];
  await addOutsideLine(shop, before);
  await addOutsideLine(shop, after);
  const since = shop.now();
  const touch = (id: string, ms: number) =>
    shop.models.carts.updateOne({ _id: `user:${id}` }, { $set: { updatedAt: new Date(since.getTime() + ms) } });
  await Promise.all([touch(before.id, -1), touch(after.id, 1)]);
  await shop.connection.collection('announcers').insertOne({ since, seenAt: since });

  const published = await collectEvents(shop, [cartChanged]);
  expect([await recordUnannouncedCarts(shop.books), await recordUnannouncedCarts(shop.books)]).toEqual([1, 0]);
  const customer = { kind: 'user', id: after.id };
  await eventually(() =>
    expect(published.about(after.id)).toMatchObject([{ revision: 1, data: { customer, totalAmount: 1 } }]),
  );
  expect(published.about(before.id)).toEqual([]);
  await published.close();
});
