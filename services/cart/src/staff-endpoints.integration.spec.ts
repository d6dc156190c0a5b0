import { randomUUID } from 'node:crypto';
import * as arrivals from '@gvg/contracts/cart/http/arrivals';
import { getCartDashboard } from '@gvg/contracts/cart/http/dashboard';
import * as exports from '@gvg/contracts/cart/http/exports';
import * as orders from '@gvg/contracts/cart/http/orders';
import * as imports from '@gvg/contracts/cart/http/payment-imports';
import * as payments from '@gvg/contracts/cart/http/payments';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import * as purchases from '@gvg/contracts/cart/http/purchases';
import { searchCart } from '@gvg/contracts/cart/http/search';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import type { EndpointRow } from '@gvg/testing/endpoint-table';
import type { StoredOrder } from './order/order.model.ts';
import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from './order/order.fixtures.ts';
import { recipient } from './testing/buying.fixtures.ts';
import { startCartHarness } from './testing/cart-harness.ts';
import type { CartHarness } from './testing/cart-harness.ts';

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('staff-endpoints');
});

afterAll(() => shop.close());

let references = 0;
const reference = () => `FT${(references += 1)}`;

const place = async (fields: Partial<StoredOrder> = {}): Promise<string> => {
  const order = sampleOrder(fields);
  await shop.models.orders.insertMany([order]);
  return order.code;
};
const transfer = () => ({
  account: '1234567890',
  amount: 5_000,
  bankReference: reference(),
  receivedAt: new Date().toISOString(),
  content: 'tien hang',
});
const queue = async () =>
  (await shop.client.post<{ _id: string }>('/v1/payments', { as: 'ADMIN', body: transfer() })).body._id;
const unknownArrival = async () => {
  const body = { photos: [shop.upload.makePicture({ id: 'd'.repeat(24) })] };
  return (await shop.client.post<{ _id: string }>('/v1/arrivals', { as: 'ADMIN', body })).body._id;
};
const csv = () => `Ngày giao dịch,Diễn giải,Số bút toán,Có\n21/11/2026,tien hang,${reference()},"5,000"`;

const row = (endpoint: Endpoint, validInput: EndpointRow['validInput']): EndpointRow => ({ endpoint, validInput });

const rows: EndpointRow[] = [
  row(getCartDashboard, () => ({ query: { from: '2026-11-10', to: '2026-11-23' } })),
  row(searchCart, () => ({ query: { q: '090 123 45 67', limit: 5 } })),
  row(exports.exportOrders, () => ({ query: { status: 'PURCHASING', separator: 'SEMICOLON' } })),
  row(exports.exportPayments, () => ({ query: { queued: 'true', from: '2026-11-01', to: '2026-11-30' } })),
  row(exports.exportLedger, () => ({ query: { from: '2026-11-01', to: '2026-11-30' } })),
  row(payments.recordPayment, () => ({ body: transfer() })),
  row(imports.previewPaymentImport, () => ({ body: { account: '1234567890', bank: 'TECHCOMBANK', csv: csv() } })),
  row(imports.importPayments, () => ({ body: { account: '1234567890', bank: 'TECHCOMBANK', csv: csv() } })),
  row(payments.listPayments, () => ({ query: { status: 'UNMATCHED' } })),
  row(payments.listUnmatchedPayments, () => ({ query: { limit: 5 } })),
  row(payments.assignPayment, async () => ({
    params: { id: await queue() },
    body: { order: await place(), amount: 1_000 },
  })),
  row(payments.splitPayment, async () => ({
    params: { id: await queue() },
    body: {
      parts: [
        { order: await place(), amount: 1_000 },
        { order: await place(), amount: 2_000 },
      ],
      revision: 1,
    },
  })),
  row(payments.movePayment, async () => {
    const [from, to, id] = [await place(), await place(), await queue()];
    await shop.client.put(`/v1/payments/${id}/assign`, { as: 'ADMIN', body: { order: from } });
    return { params: { id }, body: { from, to, amount: 1_000, note: '' } };
  }),
  row(payments.correctPayment, async () => ({
    params: { id: await queue() },
    body: { amount: 6_000, note: 'Gõ nhầm' },
  })),
  row(payments.returnPayment, async () => ({
    params: { id: await queue() },
    body: { amount: 1_000, note: 'Chuyển trả' },
  })),

  row(payments.takeBackReturn, async () => {
    const id = await queue();
    const { body } = await shop.client.put<Payment>(`/v1/payments/${id}/return`, {
      as: 'ADMIN',
      body: { amount: 1_000, note: 'Chuyển trả' },
    });
    return { params: { id, entry: body.allocations[0]?._id ?? '' }, body: { reason: 'Ghi nhầm' } };
  }),
  row(payments.listPaymentAccounts, () => ({})),

  row(orders.setOrderStatus, async () => ({
    params: { id: await place() },
    body: {
      status: 'CANCELLED',
      note: 'Hết hàng',
      carrier: 'EMS',
      trackingCode: 'X1',
      unpackedReason: 'x',
      revision: 1,
    },
  })),
  row(orders.moveOrders, async () => ({
    body: { moves: [{ order: await place(), revision: 1, status: 'CANCELLED' }], note: 'Hết hàng' },
  })),
  row(orders.assignOrders, async () => ({
    body: { assignee: null, orders: [{ order: await place(), revision: 1 }] },
  })),
  row(orders.weighOrder, async () => ({
    params: { id: await place({ status: 'AT_WAREHOUSE' }) },
    body: { grams: 900, dimensionsMm: { length: 300, width: 200, height: 100 }, note: '', revision: 1 },
  })),
  row(orders.setOrderLineStatus, async () => {
    const line = lineToBuy();
    const ledger = [sampleEntry({ kind: 'GOODS', amount: 500_000 }), sampleEntry({ kind: 'PAYMENT', amount: 500_000 })];
    return {
      params: { id: await place({ status: 'PURCHASING', lines: [line], ledger }), line: line._id },
      body: { status: 'READY', note: '', revision: 1 },
    };
  }),
  row(purchases.listPurchases, () => ({ query: { state: 'TO_BUY', host: 'shop.example', sort: '-deadline' } })),
  row(purchases.getPurchaseSummary, () => ({})),
  row(purchases.setPurchase, async () => {
    const line = lineToBuy();
    return {
      params: { order: await place({ status: 'PURCHASING', lines: [line], ledger: [] }), line: line._id },
      body: { status: 'BOUGHT', actualPrice: 480_000, note: '', revision: 1 },
    };
  }),
  row(orders.amendOrder, async () => {
    const line = lineToBuy();
    return {
      params: { id: await place({ lines: [line, lineToBuy()] }) },
      body: {
        revision: 1,
        recipient,
        service: 'AIR',
        note: 'Gói kỹ',
        lines: [{ line: line._id, amount: 2, reason: 'Khách đổi ý' }],
        dryRun: true,
      },
    };
  }),
  row(arrivals.listArrivals, () => ({ query: { unknown: 'true', sort: 'at' } })),
  row(arrivals.recordArrival, () => ({
    body: { photos: [shop.upload.makePicture({ id: 'c'.repeat(24) })], tracking: 'S22.118.4402', note: 'Hộp ướt' },
  })),
  row(arrivals.assignArrival, async () => {
    const line = lineToBuy({ status: 'BOUGHT' });
    return {
      params: { id: await unknownArrival() },
      body: { order: await place({ status: 'PURCHASING', lines: [line], ledger: [] }), line: line._id },
    };
  }),
  row(orders.setOrderAssignee, async () => ({
    params: { id: await place({ status: 'PURCHASING' }) },
    body: { assignee: null, revision: 1 },
  })),
  row(orders.addOrderNote, async () => ({
    params: { id: await place({ status: 'PURCHASING' }) },
    body: { text: 'Gọi trước', mentions: [] },
  })),
  row(orders.setOrderHold, async () => ({
    params: { id: await place({ status: 'PURCHASING' }) },
    body: { until: new Date(Date.now() + 3_600_000).toISOString(), reason: 'Chờ khách', revision: 1 },
  })),
  row(orders.packOrderLine, async () => {
    const line = sampleOrderLine();
    return {
      params: { id: await place({ status: 'PACKED', lines: [line] }) },
      body: { line: line._id, amount: 1, revision: 1 },
    };
  }),
  row(orders.addOrderPhotos, async () => ({
    params: { id: await place() },
    body: { kind: 'ARRIVAL', images: [shop.upload.makePicture({ id: 'a'.repeat(24) })] },
  })),
  row(orders.refundOrder, async () => ({
    params: { id: await place({ status: 'CANCELLED', ledger: [sampleEntry({ kind: 'PAYMENT', amount: 5_000 })] }) },
    body: { idempotencyKey: randomUUID(), amount: 1_000, bankReference: reference(), note: '' },
  })),
  row(orders.reduceOrder, async () => ({
    params: { id: await place({ status: 'PACKED' }) },
    body: { amount: 1_000, reason: 'Vỡ khi đóng gói' },
  })),
  row(orders.correctShipment, async () => ({
    params: { id: await place({ status: 'SHIPPED' }) },
    body: { carrier: 'EMS', trackingCode: 'EB123456789VN' },
  })),
  row(orders.takeBackRefund, async () => {
    const refund = sampleEntry({ kind: 'REFUND', amount: -5_000 });
    const ledger = [sampleEntry({ kind: 'PAYMENT', amount: 5_000 }), refund];
    const id = await place({ status: 'REFUNDED', ledger });
    return { params: { id, entry: refund._id.toHexString() }, body: { reason: 'Ghi nhầm' } };
  }),
];

testEndpoints(rows, () => shop.client);
