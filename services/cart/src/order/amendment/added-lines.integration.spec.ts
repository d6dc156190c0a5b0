import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { eventually } from '@gvg/testing/eventually';
import { newId } from '../../testing/products.fixtures.ts';
import { lineToBuy, sampleEntry, sampleOrder } from '../order.fixtures.ts';
import { orderFilter } from '../order-filter.ts';
import { searchFilter } from '../search-filter.ts';
import { adding, failure, hourMs, openAmendments } from './amendment.fixtures.ts';
import { endUnansweredProposals } from './end-unanswered-proposals/end-unanswered-proposals.ts';

const context = openAmendments('added-lines');
const { stockedLine, makeProduct, leftOf, reservedFor, place, placePaid, stored, amend } = context;
const { proposalOf, answerShown, eventsOf, auditEntriesOf } = context;

describe('a product that staff adds', () => {
  it('is shown by a dry run at the catalogue price without being stored', async () => {
    const order = await place([stockedLine(5)]);
    const product = makeProduct({ salePrice: 60_000 });
    const { body } = await amend(order, { ...adding(product), dryRun: true });
    expect(body).toMatchObject({
      outcome: 'PROPOSED',
      before: { goods: 200_000, total: 500_000, due: 200_000 },
      after: { goods: 320_000, total: 620_000, due: 320_000 },
    });
    expect(await stored(order)).toMatchObject({ revision: order.revision });
    expect(leftOf(product)).toBe(10);
  });

  it("waits for the customer's consent, with name, picture, amount and price", async () => {
    const order = await place([stockedLine(5)]);
    const product = makeProduct();
    const { body } = await amend(order, adding(product));
    expect(body).toMatchObject({ outcome: 'PROPOSED', order: { lines: [{ amount: 2 }], totals: { due: 200_000 } } });
    expect(await proposalOf(order)).toMatchObject({
      lines: [],
      added: [{ product: product._id, name: product.name, image: product.images[0], amount: 2, price: 65_000, fee: 0 }],
      after: { due: 330_000 },
    });
    expect(leftOf(product)).toBe(10);
    await eventually(() =>
      expect(eventsOf(order)).toMatchObject([
        { type: 'order.change-proposed', data: { totalBefore: 500_000, total: 630_000 } },
      ]),
    );
  });

  it('becomes an order line after consent: reserved, charged and searchable by name', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    const product = makeProduct({ name: { vi: 'Trà sen Tây Hồ', en: '' } });
    await amend(order, adding(product));
    const { body } = await answerShown(order, 'accept');
    const added = body.lines[1];
    expect(body).toMatchObject({
      status: 'AWAITING_DEPOSIT',
      lines: [{ _id: line._id }, { type: 'IN_SYSTEM', product: product._id, amount: 2, status: 'READY' }],
      totals: { goods: 330_000, due: 330_000 },
      lastProposal: { outcome: 'ACCEPTED' },
    });
    expect(body.totals).not.toHaveProperty('goodsWithBalance');
    expect(body.ledger.at(-1)).toMatchObject({ kind: 'GOODS', amount: 130_000, line: added?._id });
    expect(leftOf(product)).toBe(8);
    expect(reservedFor(order)).toEqual([
      { line: line._id, product: line.product, amount: 2 },
      { line: added?._id, product: product._id, amount: 2 },
    ]);
    const found = await context.shop.models.orders.countDocuments({
      ...orderFilter(order.code),
      ...searchFilter('sen tay ho'),
    });
    expect(found).toBe(1);
    await eventually(() =>
      expect(auditEntriesOf(order)).toMatchObject([
        {
          action: 'order.propose-change',
          after: { proposal: { added: [{ name: 'Trà sen Tây Hồ', amount: 2, price: 65_000 }] } },
        },
        { action: 'order.accept-change', after: { lines: [{}, { name: 'Trà sen Tây Hồ', amount: 2 }] } },
      ]),
    );
  });

  it('is due with the balance once the deposit is paid', async () => {
    const order = await placePaid([stockedLine(5)], { status: 'AT_WAREHOUSE' });
    await amend(order, adding(makeProduct()));
    expect((await answerShown(order, 'accept')).body).toMatchObject({
      status: 'AT_WAREHOUSE',
      totals: { goods: 330_000, goodsWithBalance: 130_000, due: 0 },
    });
  });

  it('is reserved for an order without earlier stocked lines', async () => {
    const order = await placePaid([lineToBuy()], { status: 'PURCHASING' });
    const product = makeProduct();
    await amend(order, adding(product));
    const { body } = await answerShown(order, 'accept');
    expect(body).toMatchObject({ status: 'PURCHASING', lines: [{ status: 'TO_BUY' }, { status: 'READY' }] });
    expect(reservedFor(order)).toEqual([{ line: body.lines[1]?._id, product: product._id, amount: 2 }]);
  });

  it('removes the freight charge when a weighed order returns to the warehouse', async () => {
    const line = stockedLine(5);
    const shipping = { ...sampleOrder().shipping, actualGrams: 900, chargeableGrams: 1_000, fee: 410_000 };
    const { ledger } = sampleOrder({ lines: [line] });
    const order = await place([line], {
      status: 'AWAITING_BALANCE',
      shipping,
      ledger: [
        ...ledger,
        sampleEntry({ kind: 'PAYMENT', amount: 200_000 }),
        sampleEntry({ kind: 'FREIGHT', amount: 410_000 }),
      ],
    });
    const { body } = await amend(order, adding(makeProduct()));
    expect(body).toMatchObject({ outcome: 'PROPOSED', order: { status: 'AWAITING_BALANCE' } });
    const accepted = (await answerShown(order, 'accept')).body;
    expect(accepted).toMatchObject({ status: 'AT_WAREHOUSE', totals: { goods: 330_000, freight: 0, due: 0 } });
    expect(accepted.shipping).not.toHaveProperty('actualGrams');
    const weighed = await context.staff.put(`/v1/orders/${order.code}/weigh`, { grams: 1_500 });
    expect(weighed.body).toMatchObject({ status: 'AWAITING_BALANCE', totals: { due: 380_000 } });
  });

  it('is weighed, paid, packed and sent with the other lines', async () => {
    const order = await placePaid([stockedLine(5)], { status: 'AT_WAREHOUSE' });
    const path = `/v1/orders/${order.code}`;
    const { staff, shop } = context;
    await amend(order, adding(makeProduct()));
    const { lines } = (await answerShown(order, 'accept')).body;
    const { totals } = (await staff.put<Order>(`${path}/weigh`, { grams: 1_500 })).body;
    expect(totals).toMatchObject({ goods: 330_000, paid: 200_000, due: 130_000 + totals.freight });
    await staff.post('/v1/payments', {
      account: '1234567890',
      amount: totals.due,
      bankReference: newId(),
      receivedAt: shop.now().toISOString(),
      content: order.code,
    });
    const [first, added] = lines.map(({ _id, amount }) => ({ line: _id, amount }));
    const sent = { status: 'SHIPPED', carrier: 'EMS', trackingCode: 'EE1VN' };
    expect(await staff.put(`${path}/packing`, first)).toMatchObject({ status: 200, body: { status: 'PACKED' } });
    expect(await staff.put(`${path}/status`, sent)).toMatchObject(failure(409, 'PACKING_INCOMPLETE'));
    await staff.put(`${path}/packing`, added);
    expect(await staff.put(`${path}/status`, sent)).toMatchObject({ status: 200, body: { status: 'SHIPPED' } });
  });

  it('needs consent even when it replaces a more expensive line', async () => {
    const [dear, other] = [stockedLine(5), stockedLine(5)];
    const order = await place([dear, other]);
    const { body } = await amend(order, { ...adding(makeProduct(), 1), lines: [{ line: dear._id, amount: 0 }] });
    expect(body).toMatchObject({ outcome: 'PROPOSED', before: { goods: 400_000 }, after: { goods: 265_000 } });
    expect((await answerShown(order, 'accept')).body).toMatchObject({
      lines: [{ status: 'CANCELLED', isRemoved: true }, { status: 'READY' }, { status: 'READY' }],
      totals: { goods: 265_000 },
    });
  });

  it('can be changed and removed like any other line', async () => {
    const order = await place([stockedLine(5)]);
    const product = makeProduct();
    await amend(order, adding(product));
    const line = (await answerShown(order, 'accept')).body.lines[1]?._id;
    const lowered = await amend(await stored(order), { lines: [{ line, amount: 1 }] });
    expect(lowered.body).toMatchObject({ outcome: 'MADE', after: { goods: 265_000 } });
    expect(leftOf(product)).toBe(9);
    const removed = await amend(await stored(order), { lines: [{ line, amount: 0 }] });
    expect(removed.body).toMatchObject({ outcome: 'MADE', after: { goods: 200_000 } });
    // The same product may be added again as another line.
    expect((await amend(await stored(order), adding(product))).body.outcome).toBe('PROPOSED');
  });
});

describe('an order whose customer does not want the added product', () => {
  it('is unchanged after the customer declines', async () => {
    const order = await place([stockedLine(5)]);
    const product = makeProduct();
    await amend(order, adding(product));
    const { body } = await answerShown(order, 'decline');
    expect(body).toMatchObject({ totals: { due: 200_000 }, lastProposal: { outcome: 'DECLINED' } });
    expect(body.lines).toHaveLength(1);
    expect(leftOf(product)).toBe(10);
  });

  it('is unchanged after 48 hours without an answer', async () => {
    const order = await place([stockedLine(5)]);
    await amend(order, adding(makeProduct()));
    context.shop.advance(48.1 * hourMs);
    await endUnansweredProposals(context.shop.books);
    const after = await stored(order);
    expect(after).toMatchObject({ lastProposal: { outcome: 'UNANSWERED' } });
    expect(after.lines).toHaveLength(1);
  });
});
