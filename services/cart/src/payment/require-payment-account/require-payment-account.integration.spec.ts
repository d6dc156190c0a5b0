import { randomUUID } from 'node:crypto';
import { paymentAccountMissing } from '@gvg/contracts/cart/events';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { addProductLine, orderBody } from '../../testing/buying.fixtures.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { shopSettings } from '../../testing/shop-settings.fixtures.ts';

let shop: CartHarness;
let admin: TestCustomer;
let notices: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('payment-account', { settings: null });
  admin = await shop.user({ roles: ['SYSTEM_ADMIN'] });
  notices = await collectEvents(shop, [paymentAccountMissing]);
});
afterAll(async () => {
  await notices.close();
  await shop.close();
});

const refusal = { status: 409, body: { message: 'NO_PAYMENT_ACCOUNT' } };
const save = async (bankAccounts: object[]) =>
  expect((await admin.put('/v1/settings/cart', { ...shopSettings, bankAccounts })).status).toBe(200);

async function wanted() {
  const user = await shop.user();
  const product = shop.catalogue.makeProduct();
  const line = await addProductLine(shop, user, product);
  const lines = [{ line, amount: 1 }];
  return {
    user,
    product,
    preview: () => user.post('/v1/orders/preview', { country: 'JP', lines }),
    place: (idempotencyKey: string = randomUUID()) =>
      user.post<Order>('/v1/orders', { ...orderBody(lines, product.price), idempotencyKey }),
  };
}

it('rejects preview and placement in a shop without an account, and notifies staff once', async () => {
  const { user, product, preview, place } = await wanted();
  const answers = await Promise.all([preview(), place(), preview(), place()]);
  for (const answer of answers) expect(answer).toMatchObject(refusal);
  expect(await place()).toMatchObject(refusal);
  expect([
    await shop.models.orders.countDocuments({ user: user.id }),
    shop.catalogue.reservations.size,
    shop.catalogue.products.get(product._id)?.stock,
  ]).toEqual([0, 0, product.stock]);
  await eventually(() => expect(notices.published.map(({ data }) => data)).toEqual([{ settingsRevision: 1 }]));

  // Saved without an account again: the next attempt notifies once more.
  await save([]);
  expect([(await preview()).status, (await preview()).status]).toEqual([409, 409]);
  await eventually(() =>
    expect(notices.published.map(({ data }) => data)).toEqual([{ settingsRevision: 1 }, { settingsRevision: 2 }]),
  );
});

it('accepts orders once there is an account, and shows earlier orders without a QR code after it is removed', async () => {
  const { user, preview, place } = await wanted();
  await save(shopSettings.bankAccounts);
  expect((await preview()).status).toBe(200);
  const key = randomUUID();
  const { body: order } = await place(key);
  expect(order.transfer).toMatchObject({ account: '1234567890' });

  await save([]);
  const { body: later } = await user.get<Order>(`/v1/orders/${order.code}`);
  expect(later).toMatchObject({ totals: { due: order.totals.due } });
  expect(later.transfer).toBeUndefined();
  // A repeated request returns its order.
  expect((await place(key)).body._id).toBe(order._id);
});
