import { createCatalogueClient } from '../../catalogue/catalogue-client.ts';
import { newId } from '../../testing/products.fixtures.ts';
import type { ServiceProduct } from '../../testing/products.fixtures.ts';
import { adding, failure, fifty, openAmendments } from './amendment.fixtures.ts';
import { settleReservations } from './settle-reservations/settle-reservations.ts';

const context = openAmendments('changed-reservations');
const { stockedLine, stockOf, makeProduct, leftOf, reservedFor, place, stored, amend } = context;
const { proposalOf, answer, answerShown } = context;

const changeProduct = (product: ServiceProduct, fields: Partial<ServiceProduct>) =>
  context.shop.catalogue.products.set(product._id, { ...product, ...fields });
const catalogueClient = () =>
  createCatalogueClient({
    CATALOGUE_INTERNAL_URL: context.shop.catalogue.url,
    INTERNAL_SECRET: context.shop.environment.INTERNAL_SECRET,
  } as never);

describe('stock of a change', () => {
  it('is not reserved if it was sold meanwhile, and the order is unchanged', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    const product = context.shop.catalogue.products.get(line.product ?? '');
    if (product !== undefined) context.shop.catalogue.products.set(product._id, { ...product, stock: 1 });
    expect(await answerShown(order, 'accept')).toMatchObject(failure(409, 'CART_AMOUNT_NOT_ENOUGH'));
    expect(await stored(order)).toMatchObject({ lines: [{ amount: 2 }] });
    expect(await proposalOf(order)).toBeDefined();
    expect(await context.shop.models.reservationChanges.countDocuments()).toBe(0);
  });

  it('is taken once by fifty concurrent answers', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    const shown = await proposalOf(order);
    const body = { proposal: shown?._id ?? '', due: 400_000 };
    const statuses = await Promise.all(fifty(async () => (await answer(order, 'accept', body)).status));
    expect(statuses.toSorted()).toEqual([200, ...fifty(() => 409).slice(1)]);
    expect(await stored(order)).toMatchObject({ lines: [{ amount: 4 }], due: 400_000 });
    expect(stockOf(line)).toBe(3);
    expect(await context.shop.models.reservationChanges.countDocuments()).toBe(0);
  });

  it('is settled by the timer after an interrupted change', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    const catalogue = catalogueClient();
    await catalogue.setReserved({ id: order._id.toHexString() }, [{ line: line._id, amount: 4 }]);
    await context.shop.models.reservationChanges.insertMany([
      { _id: order._id, token: 'of a killed process', at: new Date(context.shop.now().getTime() - 11_000) },
    ]);
    expect(await amend(order, { lines: [{ line: line._id, amount: 1 }] })).toMatchObject(
      failure(503, 'SERVICE_UNAVAILABLE'),
    );
    context.shop.advance(61_000);
    await settleReservations(context.shop.books, catalogue);
    expect(stockOf(line)).toBe(5);
    expect(await context.shop.models.reservationChanges.countDocuments()).toBe(0);
    expect((await amend(order, { lines: [{ line: line._id, amount: 1 }] })).body).toMatchObject({ outcome: 'MADE' });
  });
});

describe('stock of an added product', () => {
  it.each([
    ['sold', 'CART_AMOUNT_NOT_ENOUGH', { stock: 1 }],
    ['removed', 'CART_LINE_NOT_READY', { isDeleted: true }],
  ] as const)('is not reserved if it was %s meanwhile, and the proposal remains', async (_, code, fields) => {
    const line = stockedLine(5);
    const order = await place([line]);
    const product = makeProduct();
    await amend(order, { ...adding(product), lines: [{ line: line._id, amount: 4 }] });
    changeProduct(product, fields);
    expect(await answerShown(order, 'accept')).toMatchObject(failure(409, code));
    expect((await stored(order)).lines).toEqual([line]);
    expect(await proposalOf(order)).toMatchObject({ added: [{ product: product._id }] });
    expect(reservedFor(order)).toEqual([{ line: line._id, product: line.product, amount: 2 }]);
    expect(await context.shop.models.reservationChanges.countDocuments()).toBe(0);
    changeProduct(product, {});
    expect((await answerShown(order, 'accept')).body.lines).toMatchObject([{ amount: 4 }, { product: product._id }]);
  });

  it('is taken once by fifty concurrent answers', async () => {
    const order = await place([stockedLine(5)]);
    const product = makeProduct();
    await amend(order, adding(product));
    const body = { proposal: (await proposalOf(order))?._id ?? '', due: 330_000 };
    const statuses = await Promise.all(fifty(async () => (await answer(order, 'accept', body)).status));
    expect(statuses.toSorted()).toEqual([200, ...fifty(() => 409).slice(1)]);
    expect((await stored(order)).lines).toHaveLength(2);
    expect(leftOf(product)).toBe(8);
  });

  it('goes to one of fifty concurrent changes by staff', async () => {
    const order = await place([stockedLine(5)]);
    const products = fifty(() => makeProduct());
    const made = await Promise.all(products.map((product) => amend(order, adding(product))));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, ...fifty(() => 409).slice(1)]);
    const { body } = await answerShown(order, 'accept');
    expect(body.lines).toHaveLength(2);
    const taken = products.map((product) => 10 - (leftOf(product) ?? 0));
    expect(taken.toSorted()).toEqual([...fifty(() => 0).slice(1), 2]);
  });

  it('is released by the timer after an interrupted answer', async () => {
    const order = await place([stockedLine(5)]);
    const product = makeProduct();
    const catalogue = catalogueClient();
    const added = newId();
    await catalogue.setReserved({ id: order._id.toHexString() }, [{ line: added, product: product._id, amount: 2 }]);
    await context.shop.models.reservationChanges.insertMany([
      { _id: order._id, token: 'of a killed process', added: [added], at: context.shop.now() },
    ]);
    context.shop.advance(61_000);
    await settleReservations(context.shop.books, catalogue);
    expect(leftOf(product)).toBe(10);
    expect(reservedFor(order)).toHaveLength(1);
    expect(await context.shop.models.reservationChanges.countDocuments()).toBe(0);
  });
});
