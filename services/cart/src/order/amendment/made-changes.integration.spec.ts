import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { eventually } from '@gvg/testing/eventually';
import { recipient } from '../../testing/buying.fixtures.ts';
import { lineToBuy, sampleEntry, sampleOrder } from '../order.fixtures.ts';
import { openAmendments } from './amendment.fixtures.ts';

const context = openAmendments('made-changes');
const { stockedLine, stockOf, place, placePaid, amend, eventsOf, auditsOf } = context;

describe('a change without additional cost', () => {
  it('is made at once for another address in the country and the note', async () => {
    const order = await place([stockedLine(5)]);
    const changed = { ...recipient, line: '4-5-6 Shiba, Minato' };
    const { body } = await amend(order, { recipient: changed, note: 'Gọi trước khi giao' });
    expect(body).toMatchObject({
      outcome: 'MADE',
      order: {
        recipient: { line: '4-5-6 Shiba, Minato', fullName: recipient.fullName },
        note: 'Gọi trước khi giao',
        status: 'AWAITING_DEPOSIT',
        revision: order.revision + 1,
      },
    });
    expect(body.after).toEqual(body.before);
    expect(body.order.shipping.estimatedFee).toBe(order.shipping.estimatedFee);
    await eventually(() => expect(eventsOf(order)).toMatchObject([{ type: 'order.amended' }]));
    await eventually(() => expect(auditsOf(order)).toEqual(['order.amend']));
  });

  it('lowers the due amount, releases stock and books the difference', async () => {
    const line = stockedLine(5);
    const order = await place([line, lineToBuy({ amount: 2, fee: 50_001 })]);
    const { body } = await amend(order, {
      lines: [
        { line: line._id, amount: 1 },
        { line: order.lines[1]?._id, amount: 1 },
      ],
    });
    expect(body).toMatchObject({
      outcome: 'MADE',
      before: { goods: 1_200_000, serviceFee: 50_001, due: 1_250_100 - 99 },
      after: { goods: 600_000, serviceFee: 25_001, due: 625_001, credit: 0 },
      order: { lines: [{ amount: 1 }, { amount: 1, fee: 25_001 }] },
    });
    expect(body.order.ledger.slice(order.ledger.length)).toMatchObject([
      { kind: 'GOODS', amount: -100_000, line: line._id },
      { kind: 'GOODS', amount: -500_000 },
      { kind: 'SERVICE_FEE', amount: -25_000 },
    ]);
    expect(stockOf(line)).toBe(6);
    expect(await context.shop.models.reservationChanges.countDocuments()).toBe(0);
  });

  it('becomes credit of a paid order, and removes a line with a reason', async () => {
    const [line, other] = [stockedLine(5), stockedLine(5)];
    const order = await placePaid([line, other], { status: 'AT_WAREHOUSE' });
    const { body } = await amend(order, { lines: [{ line: line._id, amount: 0, reason: 'Khách đổi ý' }] });
    expect(body).toMatchObject({
      outcome: 'MADE',
      after: { goods: 200_000, due: 0, credit: 200_000 },
      order: {
        status: 'AT_WAREHOUSE',
        lines: [{ status: 'CANCELLED', isRemoved: true, note: 'Khách đổi ý', amount: 2 }, { status: 'READY' }],
      },
    });
    expect(body.order.lines[0]).not.toHaveProperty('cancelReason');
    await eventually(() =>
      expect(eventsOf(order)).toMatchObject([
        { type: 'order.line-cancelled', data: { line: line._id } },
        { type: 'order.amended', data: { dueBefore: 0, due: 0 } },
      ]),
    );
  });

  it('returns a weighed order to be weighed again without parcel charges', async () => {
    const [line, other] = [stockedLine(5), stockedLine(5)];
    const shipping = { ...sampleOrder().shipping, actualGrams: 2_000, chargeableGrams: 2_000, fee: 410_000 };
    const { ledger } = sampleOrder({ lines: [line, other] });
    const order = await place([line, other], {
      status: 'AWAITING_BALANCE',
      shipping,
      ledger: [
        ...ledger,
        sampleEntry({ kind: 'PAYMENT', amount: 400_000 }),
        sampleEntry({ kind: 'FREIGHT', amount: 400_000 }),
        sampleEntry({ kind: 'SURCHARGE', amount: 10_000, note: 'HEAVY' }),
      ],
    });
    const { body } = await amend(order, { lines: [{ line: line._id, amount: 1 }] });
    expect(body).toMatchObject({
      outcome: 'MADE',
      before: { freight: 410_000, due: 410_000 },
      after: { freight: 300_000, due: 0, credit: 100_000 },
      order: { status: 'AT_WAREHOUSE', totals: { freight: 0, surcharge: 0 } },
    });
    expect(body.order.shipping).not.toHaveProperty('actualGrams');
    const weighed = await context.staff.put<Order>(`/v1/orders/${order.code}/weigh`, { grams: 1_500 });
    expect(weighed.body).toMatchObject({ status: 'AWAITING_BALANCE', totals: { due: 150_000, credit: 0 } });
  });
});
