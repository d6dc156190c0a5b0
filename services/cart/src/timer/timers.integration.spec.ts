import { eventually } from '@gvg/testing/eventually';
import { addOutsideLine, answerQuote, offer, placedOrder, requestQuote } from '../testing/buying.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { newId } from '../testing/products.fixtures.ts';

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('timers', { hasTimers: true });
});
afterAll(() => shop.close());

const day = 24 * 3_600_000;

it('expires answers, cancels unpaid orders and releases lost reservations from its start on', async () => {
  const [user, staff] = [await shop.user(), await shop.user({ roles: ['ADMIN'] })];
  const line = await addOutsideLine(shop, user);
  const { body: quote } = await requestQuote(user, [line]);
  await answerQuote(staff, quote._id, [offer(line)]);
  const order = await placedOrder(shop, user);
  const lost = newId();
  shop.catalogue.reservations.set(lost, { lines: [], reservedAt: shop.now() });

  shop.advance(4 * day);
  await shop.restart();
  await eventually(async () => {
    expect((await shop.models.quotes.findById(quote._id).lean())?.status).toBe('EXPIRED');
    expect(await shop.models.orders.findById(order._id).lean()).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'UNPAID',
    });
    expect([...shop.catalogue.reservations.keys()]).toEqual([order._id]);
  });
});
