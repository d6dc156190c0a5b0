import { sampleRow } from '../../testing/fake-catalogue.fixtures.ts';
import { newId } from '../../testing/products.fixtures.ts';
import { adding, failure, fieldFailure, openAmendments } from './amendment.fixtures.ts';

const context = openAmendments('refused-additions');
const { stockedLine, makeProduct, place, placePaid, stored, amend } = context;

describe('a product that cannot be added', () => {
  const notReady = (code: string) => ({
    ...failure(409, 'CART_LINE_NOT_READY'),
    body: { message: 'CART_LINE_NOT_READY', details: [{ path: 'added.0', code }] },
  });

  it.each([
    ['hidden', 'NOT_AVAILABLE', { isShowed: false }],
    ['removed', 'NOT_AVAILABLE', { isDeleted: true }],
    ['of a hidden category', 'NOT_AVAILABLE', { isCategoryShown: false, category: newId() }],
    ['of a hidden producer', 'NOT_AVAILABLE', { isProducerShown: false, producer: newId() }],
    ['bought on request', 'NEEDS_QUOTE', { type: 'HARD_TO_GET' }],
  ] as const)('is %s', async (_, code, fields) => {
    const order = await place([stockedLine(5)]);
    expect(await amend(order, adding(makeProduct(fields)))).toMatchObject(notReady(code));
    expect(await stored(order)).toMatchObject({ revision: order.revision });
  });

  it('is unknown', async () => {
    const order = await place([stockedLine(5)]);
    const body = { added: [{ product: newId(), amount: 1 }] };
    expect(await amend(order, body)).toMatchObject(notReady('NOT_AVAILABLE'));
  });

  it('has fewer pieces in stock', async () => {
    const order = await place([stockedLine(5)]);
    expect(await amend(order, adding(makeProduct({ stock: 1 })))).toMatchObject({
      status: 409,
      body: { message: 'CART_AMOUNT_NOT_ENOUGH', details: [{ path: 'added.0.amount', code: 'TOO_BIG' }] },
    });
  });

  it('is already in the order, or named twice', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    const ordered = { added: [{ product: line.product, amount: 1 }] };
    expect(await amend(order, ordered)).toMatchObject(fieldFailure('added.0.product', 'PRODUCT_IS_ORDERED'));
    const [one] = adding(makeProduct()).added;
    expect(await amend(order, { added: [one, one] })).toMatchObject(fieldFailure('added.1.product', 'INVALID_VALUE'));
  });

  it('is not carried by the service, or goes to a country without that service', async () => {
    const order = await place([stockedLine(5)]);
    const refused = [{ line: 0, code: 'RESTRICTED' as const, reason: { vi: 'Không nhận', en: 'Not taken' } }];
    context.shop.catalogue.rows = [sampleRow({ refused })];
    expect(await amend(order, adding(makeProduct()))).toMatchObject({
      status: 409,
      body: { message: 'GOODS_RESTRICTED', details: [{ path: 'added.0', code: 'RESTRICTED' }] },
    });
    context.shop.catalogue.rows = [sampleRow({ service: 'SEA' })];
    expect(await amend(order, adding(makeProduct()))).toMatchObject(failure(404, 'RATE_NOT_FOUND'));
  });

  it('exceeds the maximum number of lines, unless another line is removed', async () => {
    const lines = Array.from({ length: 50 }, () => stockedLine(1));
    const order = await place(lines);
    const product = makeProduct();
    expect(await amend(order, adding(product))).toMatchObject(fieldFailure('added', 'TOO_MANY'));
    const instead = { ...adding(product), lines: [{ line: lines[0]?._id, amount: 0 }] };
    expect((await amend(order, { ...instead, dryRun: true })).body.outcome).toBe('PROPOSED');
  });

  it('is rejected once the order is packed', async () => {
    const order = await placePaid([stockedLine(5)], { status: 'PACKED' });
    expect(await amend(order, adding(makeProduct()))).toMatchObject(failure(409, 'ORDER_STATUS_CONFLICT'));
  });
});
