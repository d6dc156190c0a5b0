import type { CatalogueDashboard } from '@gvg/contracts/catalogue/http/dashboard';
import { addDays, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { startCatalogueHarness } from '../../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../../testing/catalogue-harness.ts';
import { soldPieces } from '../../testing/sold-pieces.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('dashboard');
});

afterAll(() => shop.close());

const today = vietnamDayOf(new Date());
const read = async (from: string, to = today) =>
  (await shop.client.get<CatalogueDashboard>('/v1/dashboard/catalogue', { as: 'ADMIN', query: { from, to } })).body;

it('lists products that sell out within 14 days at the rate of the last 14, first to sell out first', async () => {
  const product = async (name: string, stock: number) =>
    (await shop.makeProduct({ name: { vi: name, en: '' }, stock }))._id;
  const [tea, cake, much, old, hidden, out] = [
    await product('Trà', 10),
    await product('Bánh', 3),
    await product('Gạo', 100),
    await product('Mứt', 1),
    await product('Kẹo', 1),
    await product('Muối', 0).then(async (_id) => {
      await shop.client.post(`/v1/products/${_id}/stock`, { as: 'ADMIN', body: { change: 4, reason: 'RECEIVED' } });
      await shop.client.post(`/v1/products/${_id}/stock`, { as: 'ADMIN', body: { change: -4, reason: 'BROKEN' } });
      return _id;
    }),
  ];
  for (const [id, pieces] of [
    [tea, 28],
    [cake, 4],
    [much, 20],
    [hidden, 9],
    [out, 1],
  ] as const)
    await soldPieces(shop, id, pieces);
  await soldPieces(shop, old, 9, new Date(Date.now() - 15 * 86_400_000));
  await shop.client.patch(`/v1/products/${hidden}`, { as: 'ADMIN', body: { isShowed: false } });
  const { lowStock, computedAt } = await read(today);
  expect(Math.abs(Date.parse(computedAt) - Date.now())).toBeLessThan(60_000);
  expect(lowStock).toMatchObject({
    count: 3,
    first: [
      { product: out, name: { vi: 'Muối' }, stock: 0, sold: 1, daysLeft: 0 },
      { product: tea, stock: 10, sold: 28, daysLeft: 5, image: '/v1/file-manager/files/picture.png' },
      { product: cake, stock: 3, sold: 4, daysLeft: 10 },
    ],
  });
});

it('sums up each day in Vietnam, with zeros for days without movements', async () => {
  const { _id } = await shop.makeProduct({ stock: 50 });
  const before = addDays(today, -40);
  const [firstMoment, lastMoment] = [
    startOfVietnamDay(before),
    new Date(startOfVietnamDay(addDays(before, 1)).getTime() - 1),
  ];
  await soldPieces(shop, _id, 4, firstMoment);
  await soldPieces(shop, _id, 3, lastMoment);
  const { days } = await read(addDays(before, -1), addDays(before, 1));
  expect(days).toEqual([
    { day: addDays(before, -1), sold: 0, received: 0 },
    { day: before, sold: 7, received: 0 },
    { day: addDays(before, 1), sold: 0, received: 0 },
  ]);
  expect((await read(today)).days[0]?.received).toBeGreaterThanOrEqual(50);
});
