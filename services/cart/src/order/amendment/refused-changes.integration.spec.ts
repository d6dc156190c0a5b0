import { sampleRow } from '../../testing/fake-catalogue.fixtures.ts';
import { newId } from '../../testing/products.fixtures.ts';
import { lineToBuy, sampleOrderLine } from '../order.fixtures.ts';
import { conflict, failure, fieldFailure, openAmendments } from './amendment.fixtures.ts';

const context = openAmendments('refused-changes');
const { stockedLine, place, placePaid, amend } = context;

describe('a rejected change', () => {
  it('names lines of bought, cancelled or unknown goods', async () => {
    const [bought, cancelled] = [lineToBuy({ status: 'BOUGHT', amount: 2 }), sampleOrderLine({ status: 'CANCELLED' })];
    const order = await placePaid([bought, cancelled, stockedLine(1)], { status: 'PURCHASING' });
    const lineOf = (line: string, amount: number) => ({ lines: [{ line, amount }] });
    expect(await amend(order, lineOf(bought._id, 3))).toMatchObject(fieldFailure('lines.0.amount', 'LINE_IS_BOUGHT'));
    expect(await amend(order, lineOf(bought._id, 1))).toMatchObject(fieldFailure('lines.0.reason', 'REQUIRED'));
    expect(await amend(order, lineOf(cancelled._id, 1))).toMatchObject(
      fieldFailure('lines.0.line', 'LINE_IS_CANCELLED'),
    );
    expect(await amend(order, lineOf(newId(), 1))).toMatchObject(fieldFailure('lines.0.line', 'INVALID_VALUE'));
    const lines = [{ line: bought._id, amount: 1, reason: 'Một cái bị vỡ' }];
    expect((await amend(order, { lines })).body).toMatchObject({ outcome: 'MADE', after: { credit: 512_500 } });
  });

  it('would leave no line, exceeds the stock, or is not carried to the country', async () => {
    const line = stockedLine(1);
    const order = await place([line]);
    expect(await amend(order, { lines: [{ line: line._id, amount: 0 }] })).toMatchObject(
      fieldFailure('lines', 'TOO_FEW'),
    );
    expect(await amend(order, { lines: [{ line: line._id, amount: 4 }], dryRun: true })).toMatchObject({
      status: 409,
      body: { message: 'CART_AMOUNT_NOT_ENOUGH', details: [{ path: 'lines.0.amount', code: 'TOO_BIG' }] },
    });
    expect(await amend(order, { service: 'EXPRESS' })).toMatchObject(failure(404, 'RATE_NOT_FOUND'));
    const refused = [{ line: 0, code: 'RESTRICTED' as const, reason: { vi: 'Không nhận', en: 'Not taken' } }];
    context.shop.catalogue.rows = [sampleRow({ service: 'SEA', refused })];
    expect(await amend(order, { service: 'SEA' })).toMatchObject(failure(409, 'GOODS_RESTRICTED'));
  });

  it('is based on an outdated revision, or comes too late', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    expect(await amend({ ...order, revision: 9 }, { note: 'x' })).toMatchObject({
      ...failure(409, 'VERSION_CONFLICT'),
      body: { current: { code: order.code } },
    });
    const packed = await placePaid([stockedLine(5)], { status: 'PACKED' });
    expect(await amend(packed, { note: 'x' })).toMatchObject(conflict);
  });
});
