import { Types } from 'mongoose';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { acceptedQuote, addOutsideLine, orderBody } from '../testing/buying.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { recordQuoteUses } from './record-quote-uses.ts';

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('record-quote-uses');
});
afterAll(() => shop.close());

const record = () => recordQuoteUses(shop.models);

it('adds uses to quotes of earlier orders, and changes nothing on the second run', async () => {
  const user = await shop.user();
  const [ordered, unordered] = [await addOutsideLine(shop, user), await addOutsideLine(shop, user)];
  const quote = await acceptedQuote(shop, user, [ordered, unordered]);
  const other = await acceptedQuote(shop, user, [await addOutsideLine(shop, user)]);
  const { body: order } = await user.post<Order>('/v1/orders', orderBody([{ line: ordered, amount: 1 }], 210_000));
  // As left by an earlier version: the line was restored and ordered again.
  const stored = await shop.models.orders.findById(order._id).orFail().lean();
  const second = {
    ...stored,
    _id: new Types.ObjectId(),
    code: 'GVGAGAIN1',
    createdAt: new Date(stored.createdAt.getTime() + 1),
    idempotency: { key: 'again', bodyHash: '' },
  };
  await shop.models.orders.collection.insertOne(second as never);
  await shop.models.quotes.collection.updateMany({}, { $unset: { uses: '' } });

  expect(await Promise.all([record(), record()])).toEqual(expect.arrayContaining([1, 0]));
  const readUses = async ({ _id }: Quote) => (await user.get<Quote>(`/v1/quotes/${_id}`)).body.uses;
  expect(await readUses(quote)).toEqual([
    { line: ordered, order: order._id, at: order.createdAt },
    { line: ordered, order: second._id.toHexString(), at: second.createdAt.toISOString() },
  ]);
  expect(await readUses(other)).toBeUndefined();
  expect(await record()).toBe(0);
});
