import { eventually } from '@gvg/testing/eventually';
import { recipient } from '../../testing/buying.fixtures.ts';
import { sampleRow } from '../../testing/fake-catalogue.fixtures.ts';
import { newId } from '../../testing/products.fixtures.ts';
import { cancelUnpaidOrders } from '../cancel-unpaid-orders/cancel-unpaid-orders.ts';
import { lineToBuy } from '../order.fixtures.ts';
import { conflict, failure, hourMs, openAmendments } from './amendment.fixtures.ts';
import { endUnansweredProposals } from './end-unanswered-proposals/end-unanswered-proposals.ts';

const context = openAmendments('proposals');
const { stockedLine, stockOf, place, placePaid, stored, amend, proposalOf, answer, answerShown, eventsOf, auditsOf } =
  context;

describe('a change with additional cost', () => {
  it('is shown by a dry run without being stored', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    const { body } = await amend(order, { lines: [{ line: line._id, amount: 4 }], dryRun: true });
    expect(body).toMatchObject({
      outcome: 'PROPOSED',
      before: { goods: 200_000, freight: 300_000, total: 500_000, due: 200_000 },
      after: { goods: 400_000, freight: 300_000, total: 700_000, due: 400_000 },
    });
    expect(body.order).not.toHaveProperty('proposal');
    expect(await stored(order)).toMatchObject({ revision: order.revision });
    expect(stockOf(line)).toBe(5);
  });

  it('waits for consent, which reserves the stock and adds the difference to the deposit', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    const proposed = (await amend(order, { lines: [{ line: line._id, amount: 4 }] })).body;
    expect(proposed).toMatchObject({
      outcome: 'PROPOSED',
      order: { totals: { due: 200_000 }, lines: [{ amount: 2 }] },
    });
    const shown = await proposalOf(order);
    expect(shown).toMatchObject({
      lines: [{ line: line._id, amount: 4 }],
      before: { due: 200_000 },
      after: { due: 400_000 },
    });
    expect(Date.parse(shown?.until ?? '') - Date.parse(shown?.at ?? '')).toBe(48 * hourMs);
    expect(stockOf(line)).toBe(5);

    const { body } = await answerShown(order, 'accept');
    expect(body).toMatchObject({
      lines: [{ amount: 4 }],
      totals: { goods: 400_000, due: 400_000 },
      lastProposal: { outcome: 'ACCEPTED' },
    });
    expect(body).not.toHaveProperty('proposal');
    expect(body.totals).not.toHaveProperty('goodsWithBalance');
    expect(stockOf(line)).toBe(3);
    expect(await answer(order, 'accept', { proposal: shown?._id, due: 400_000 })).toMatchObject(conflict);
    await eventually(() =>
      expect(eventsOf(order)).toMatchObject([
        { type: 'order.change-proposed', data: { totalBefore: 500_000, total: 700_000 } },
        { type: 'order.proposal-ended', data: { proposal: shown?._id, outcome: 'ACCEPTED' } },
        { type: 'order.amended', data: { dueBefore: 200_000, due: 400_000 } },
      ]),
    );
    await eventually(() => expect(auditsOf(order)).toEqual(['order.propose-change', 'order.accept-change']));
  });

  it('is due with the balance once the deposit is paid, with a proportional fee', async () => {
    const line = lineToBuy();
    const order = await placePaid([line], { status: 'PURCHASING' });
    await amend(order, { lines: [{ line: line._id, amount: 3 }] });
    const { body } = await answerShown(order, 'accept');
    expect(body).toMatchObject({
      status: 'PURCHASING',
      lines: [{ amount: 3, fee: 75_000 }],
      totals: {
        goods: 1_500_000,
        goodsWithBalance: 1_000_000,
        serviceFee: 75_000,
        serviceFeeWithBalance: 50_000,
        due: 0,
        credit: 0,
      },
    });
    const lowered = (await amend(await stored(order), { lines: [{ line: line._id, amount: 1 }] })).body.order;
    expect(lowered.totals).toMatchObject({ goods: 500_000, serviceFee: 25_000, due: 0, credit: 0 });
    expect(lowered.totals).not.toHaveProperty('goodsWithBalance');
  });

  it('waits for consent to another service, by the rate in force', async () => {
    const order = await place([stockedLine(5)]);
    context.shop.catalogue.rows = [
      sampleRow(),
      sampleRow({ service: 'SEA', total: 90_000, transitDays: { min: 30, max: 45 } }),
    ];
    const { body } = await amend(order, { service: 'SEA' });
    expect(body).toMatchObject({ outcome: 'PROPOSED', before: { freight: 300_000 }, after: { freight: 90_000 } });
    const accepted = (await answerShown(order, 'accept')).body;
    expect(accepted.shipping).toMatchObject({
      service: 'SEA',
      estimatedFee: 90_000,
      transitDays: { min: 30, max: 45 },
    });
    expect((await stored(order)).shipping.cost).toBe(context.shop.catalogue.rows[1]?.cost);
  });

  it('waits for consent to another country and its address', async () => {
    const order = await place([stockedLine(5)]);
    const german = {
      ...recipient,
      country: 'DE',
      phone: '+49 30 123456',
      region: '',
      city: 'Berlin',
      postcode: '10115',
    };
    const { body } = await amend(order, { recipient: german });
    expect(body).toMatchObject({ outcome: 'PROPOSED', order: { recipient: { country: 'JP' } } });
    expect((await answerShown(order, 'accept')).body).toMatchObject({
      recipient: { country: 'DE', city: 'Berlin' },
      shipping: { country: 'DE' },
    });
  });

  it('rejects consent by staff, to another proposal, or to another amount', async () => {
    const line = stockedLine(20);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    const shown = await proposalOf(order);
    const body = { proposal: shown?._id ?? '', due: 400_000 };
    expect(await answer(order, 'accept', body, context.staff)).toMatchObject(failure(404, 'ORDER_NOT_FOUND'));
    expect(await answer(order, 'accept', { ...body, due: 399_000 })).toMatchObject(failure(409, 'VERSION_CONFLICT'));
    const again = await amend(await stored(order), { lines: [{ line: line._id, amount: 5 }] });
    expect(again.body.outcome).toBe('PROPOSED');
    expect(await answer(order, 'accept', body)).toMatchObject({
      ...failure(409, 'VERSION_CONFLICT'),
      body: { current: { proposal: { after: { due: 500_000 } } } },
    });
    expect((await stored(order)).lines).toMatchObject([{ amount: 2 }]);
  });

  it('leaves the order unchanged after the customer declines', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    const { body } = await answerShown(order, 'decline');
    expect(body).toMatchObject({
      lines: [{ amount: 2 }],
      totals: { due: 200_000 },
      lastProposal: { outcome: 'DECLINED' },
    });
    expect(stockOf(line)).toBe(5);
  });

  it('is superseded by another change and withdrawn by an empty one', async () => {
    const line = stockedLine(20);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    const made = await amend(await stored(order), { recipient: { ...recipient, line: '7-8-9 Ueno' } });
    expect(made.body).toMatchObject({ outcome: 'MADE', order: { lastProposal: { outcome: 'SUPERSEDED' } } });
    await amend(await stored(order), { lines: [{ line: line._id, amount: 4 }] });
    const withdrawn = (await amend(await stored(order), {})).body;
    expect(withdrawn).toMatchObject({ outcome: 'UNCHANGED', order: { lastProposal: { outcome: 'SUPERSEDED' } } });
    expect(withdrawn.order).not.toHaveProperty('proposal');
    await eventually(() => expect(auditsOf(order).at(-1)).toBe('order.withdraw-change'));
  });

  it("is not superseded by a payment or staff's notes", async () => {
    const line = stockedLine(20);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    await context.staff.post(`/v1/orders/${order.code}/notes`, { text: 'đã gọi khách' });
    await context.staff.post('/v1/payments', {
      account: '1234567890',
      amount: 200_000,
      bankReference: newId(),
      receivedAt: context.shop.now().toISOString(),
      content: order.code,
    });
    expect(await stored(order)).toMatchObject({ status: 'AT_WAREHOUSE' });
    expect(await proposalOf(order)).toMatchObject({ after: { due: 0, total: 700_000 } });
    expect((await answerShown(order, 'accept')).body).toMatchObject({
      status: 'AT_WAREHOUSE',
      totals: { goods: 400_000, goodsWithBalance: 200_000, due: 0 },
    });
  });
});

describe('the end of a proposal', () => {
  it('comes after 48 hours without an answer, unless the order is on hold', async () => {
    const [silent, held] = [stockedLine(5), stockedLine(5)];
    const orders = [await place([silent]), await place([held])] as const;
    await amend(orders[0], { lines: [{ line: silent._id, amount: 4 }] });
    await amend(orders[1], { lines: [{ line: held._id, amount: 4 }] });
    const until = new Date(context.shop.now().getTime() + 72 * hourMs).toISOString();
    await context.staff.put(`/v1/orders/${orders[1].code}/hold`, { until, reason: 'khách đi vắng' });
    context.shop.advance(47 * hourMs);
    await endUnansweredProposals(context.shop.books);
    expect(await proposalOf(orders[0])).toBeDefined();
    context.shop.advance(1.1 * hourMs);
    await endUnansweredProposals(context.shop.books);
    expect(await stored(orders[0])).toMatchObject({ lines: [{ amount: 2 }], lastProposal: { outcome: 'UNANSWERED' } });
    expect(await proposalOf(orders[1])).toBeDefined();
  });

  it('precedes the cancellation of an unpaid order, and leaves time to pay the agreed amount', async () => {
    const line = stockedLine(5);
    const order = await place([line], { payBy: context.shop.now(), createdAt: context.shop.now() });
    context.shop.advance(25 * hourMs);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    await cancelUnpaidOrders(context.shop.books);
    expect((await stored(order)).status).toBe('AWAITING_DEPOSIT');
    const { body } = await answerShown(order, 'accept');
    expect(Date.parse(body.payBy ?? '')).toBeGreaterThan(context.shop.now().getTime() + 47 * hourMs);
    await cancelUnpaidOrders(context.shop.books);
    expect((await stored(order)).status).toBe('AWAITING_DEPOSIT');
  });
});
