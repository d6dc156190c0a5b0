import type { CartLine, OutsideLine } from '@gvg/contracts/cart/http/lines';
import { addOutsideLine, addProductToCart, getMyCart, updateOutsideLine } from '@gvg/contracts/cart/http/lines';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { countStatuses, openTwoInstances } from '../testing/two-instances.fixtures.ts';
import type { Call } from '../testing/two-instances.fixtures.ts';

const instances = openTwoInstances('concurrent-changes');
const { atBoth } = instances;

const cartOf = async (customer: TestCustomer) =>
  (await customer.get<{ docs: CartLine[]; totalAmount: number }>(getMyCart.path)).body;
const link = (index: number) => ({ name: `Áo ${index}`, url: `https://shop.example/${index}` });

it('stores 64 of 64 outside lines that one customer adds concurrently on two instances', async () => {
  const customer = await instances.shop.user();
  const at = atBoth(customer);
  expect(await countStatuses(64, 64, (index) => at(index).post(addOutsideLine.path, { body: link(index) }))).toEqual({
    201: 64,
  });
  const { docs, totalAmount } = await cartOf(customer);
  expect([new Set(docs.map((line) => (line as OutsideLine).name)).size, totalAmount]).toEqual([64, 64]);
});

it('applies 64 of 64 concurrent amount changes of four lines', async () => {
  const customer = await instances.shop.user();
  const at = atBoth(customer);
  const lines: string[] = [];
  for (let index = 0; index < 4; index += 1)
    lines.push((await customer.post<OutsideLine>(addOutsideLine.path, link(index))).body._id);
  const pathOf = (index: number) => updateOutsideLine.path.replace(':id', lines[index % 4] as string);
  expect(
    await countStatuses(64, 64, (index) =>
      at(index).put(pathOf(index), { body: { amount: 1 + Math.floor(index / 4) } }),
    ),
  ).toEqual({ 200: 64 });
  const { docs, totalAmount } = await cartOf(customer);
  expect(docs.map(({ revision }) => revision)).toEqual([17, 17, 17, 17]);
  expect(totalAmount).toBe(docs.reduce((sum, { amount }) => sum + amount, 0));
});

it('applies all concurrent changes of different kinds: products, links, amounts, removals and restores', async () => {
  const customer = await instances.shop.user();
  const at = atBoth(customer);
  const product = instances.shop.catalogue.makeProduct({ stock: 1_000 });
  const lines: string[] = [];
  for (let index = 0; index < 3; index += 1)
    lines.push((await customer.post<OutsideLine>(addOutsideLine.path, link(index))).body._id);
  const pathOf = (line: number) => updateOutsideLine.path.replace(':id', lines[line] as string);
  const kinds: Call[] = [
    (index) => at(index).post(addProductToCart.path, { body: { product: product._id, amount: 1 } }),
    (index) => at(index).post(addOutsideLine.path, { body: link(100 + index) }),
    (index) => at(index).put(pathOf(0), { body: { amount: 1 + index } }),
    (index) =>
      at(index)
        .put(pathOf(1), { body: { status: 'WITHOUT_CART' } })
        .then((removed) => (removed.status === 410 ? { status: 200 } : removed)),
    (index) => at(index).put(pathOf(1), { body: { status: 'IN_CART' } }),
  ];
  expect(await countStatuses(60, 60, (index) => (kinds[index % 5] as Call)(index))).toEqual({ 200: 36, 201: 24 });
  const { docs, totalAmount } = await cartOf(customer);
  expect(docs.find(({ type }) => type === 'IN_SYSTEM')?.amount).toBe(12);
  expect(docs.filter(({ type }) => type === 'WITHOUT_SYSTEM').length).toBeGreaterThanOrEqual(2 + 12);
  expect(totalAmount).toBe(docs.reduce((sum, { amount }) => sum + amount, 0));
});
