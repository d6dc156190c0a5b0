import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { previewOrder } from '@gvg/contracts/cart/http/orders';
import { estimateForService } from '@gvg/contracts/catalogue/http/internal-costs';
import { acceptedQuote, addOutsideLine, addProductLine } from '../../testing/buying.fixtures.ts';
import { shopSettings } from '../../testing/shop-settings.fixtures.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';

type Preview = ResponseBodyOf<typeof previewOrder>;

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('preview-order');
});
afterAll(() => shop.close());

const preview = (customer: TestCustomer, lines: readonly { line: string; amount: number }[], country = 'JP') =>
  customer.post<Preview>('/v1/orders/preview', { country, lines });

it('shows a guest the cost of stocked lines and their freight', async () => {
  const guest = await shop.guest();
  const product = shop.catalogue.makeProduct();
  const line = await addProductLine(shop, guest, product, { amount: 2 });
  expect(await preview(guest, [{ line, amount: 2 }])).toMatchObject({
    status: 200,
    body: {
      country: 'JP',
      goods: 130_000,
      serviceFee: 0,
      deposit: 130_000,
      unpaidHours: 48,
      lines: [line],
      left: [],
      rows: [{ service: 'AIR', total: 250_000 }],
    },
  });
  expect(shop.catalogue.requestsTo(estimateForService).at(-1)?.body).toEqual({
    country: 'JP',
    lines: [{ product: product._id, amount: 2 }],
  });
  expect((await preview(guest, [{ line, amount: 3 }])).body.goods).toBe(195_000);
});

it('prices outside goods by their quote, and omits lines that cannot be ordered, with their state', async () => {
  const user = await shop.user();
  const [quoted, asked, gone] = [
    await addOutsideLine(shop, user, { amount: 2 }),
    await addOutsideLine(shop, user),
    await addOutsideLine(shop, user, { status: 'WITHOUT_CART' }),
  ];
  const scarce = await addProductLine(shop, user, shop.catalogue.makeProduct({ stock: 3 }));
  await acceptedQuote(shop, user, [quoted], {
    goodsType: 'HEAVY',
    dimensionsMm: { length: 300, width: 200, height: 100 },
  });
  const { body } = await preview(user, [
    { line: asked, amount: 1 },
    { line: quoted, amount: 2 },
    { line: gone, amount: 1 },
    { line: scarce, amount: 4 },
  ]);
  expect(body).toMatchObject({ goods: 400_000, serviceFee: 20_000, deposit: 420_000, lines: [quoted] });
  expect(body.left).toEqual([
    { line: asked, state: 'NEEDS_QUOTE' },
    { line: gone, state: 'WITHOUT_CART' },
    { line: scarce, state: 'NOT_ENOUGH_STOCK' },
  ]);
  expect(shop.catalogue.requestsTo(estimateForService).at(-1)?.body.lines).toEqual([
    {
      goodsType: 'HEAVY',
      categoryType: 'PACKAGED_FOOD',
      weightGrams: 1_200,
      dimensionsMm: { length: 300, width: 200, height: 100 },
      amount: 2,
    },
  ]);
  // A quote's fee is valid only for the requested amount.
  expect((await preview(user, [{ line: quoted, amount: 1 }])).body).toMatchObject({
    goods: 0,
    deposit: 0,
    rows: [],
    left: [{ line: quoted, state: 'NEEDS_QUOTE' }],
  });
});

it('applies the deposit share of the settings to goods and fee', async () => {
  const admin = await shop.user({ roles: ['SYSTEM_ADMIN'] });
  const setShare = async (depositShare: number) =>
    expect((await admin.put('/v1/settings/cart', { ...shopSettings, depositShare })).status).toBe(200);
  await setShare(70);
  const guest = await shop.guest();
  const line = await addProductLine(shop, guest, shop.catalogue.makeProduct({ price: 65_555 }));
  expect((await preview(guest, [{ line, amount: 1 }])).body).toMatchObject({ goods: 65_555, deposit: 45_900 });
  await setShare(100);
});

it("rejects a preview without a country, for a country without freight, and for other people's lines", async () => {
  const [guest, other] = [await shop.guest(), await shop.guest()];
  const line = await addProductLine(shop, guest, shop.catalogue.makeProduct());
  expect((await preview(guest, [{ line, amount: 1 }], '')).body.message).toBe('COUNTRY_MUST_BE_PROVIDED');
  expect((await preview(other, [{ line, amount: 1 }])).body).toMatchObject({
    message: 'CART_NOT_FOUND',
    details: [{ path: 'lines.0' }],
  });
  expect(
    (
      await preview(guest, [
        { line, amount: 1 },
        { line, amount: 1 },
      ])
    ).body,
  ).toMatchObject({ message: 'INVALID_PAYLOAD', details: [{ path: 'lines.1.line' }] });
  const { rows } = shop.catalogue;
  shop.catalogue.rows = [];
  expect((await preview(guest, [{ line, amount: 1 }])).body.message).toBe('RATE_NOT_FOUND');
  shop.catalogue.rows = rows;
});

it('rejects a total beyond the maximum amount of money', async () => {
  const guest = await shop.guest();
  const line = await addProductLine(shop, guest, shop.catalogue.makeProduct({ price: 100_000_000_000, stock: 10 }), {
    amount: 2,
  });
  expect((await preview(guest, [{ line, amount: 2 }])).body).toMatchObject({
    message: 'INVALID_PAYLOAD',
    details: [{ path: 'lines', code: 'TOO_BIG' }],
  });
});
