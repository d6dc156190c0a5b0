import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { auditRecorded } from '@gvg/contracts/identity/events';
import type { Page } from '@gvg/contracts/definitions/paging';
import { streamDocuments } from '@gvg/service-kit/data/stream-documents';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import { Query } from 'mongoose';
import type { StoredOrder } from '../order/order.model.ts';
import { sampleEntry, sampleOrder, sampleOrderLine } from '../order/order.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('exports');
});
beforeEach(async () => {
  await Promise.all([shop.models.orders.deleteMany({}), shop.models.payments.deleteMany({})]);
});
afterEach(() => shop.resetClock());
afterAll(() => shop.close());

type Row = Record<string, string>;

const asStaff = { as: 'ADMIN' } as const;
const send = async <Body = object>(method: 'get' | 'post' | 'put', path: string, body?: object): Promise<Body> => {
  const answer = await shop.client[method]<Body>(path, { ...asStaff, ...(body && { body }) });
  expect({ path, status: answer.status, text: answer.status < 400 ? '' : answer.text }).toMatchObject({ text: '' });
  return answer.body;
};
const exported = async (what: 'orders' | 'payments' | 'ledger', query: Record<string, unknown>): Promise<Row[]> => {
  const { status, text } = await shop.client.post(`/v1/${what}/export`, { ...asStaff, query });
  expect(status).toBe(200);
  return parse(text, { columns: true });
};
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const total = (rows: readonly Row[], column: string) => sumOf(rows.map((row) => Number(row[column])));
const readAll = async <Doc>(what: 'orders' | 'payments' | 'payments/unmatched', query: object = {}): Promise<Doc[]> => {
  const docs: Doc[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await shop.client.get<Page<Doc>>(`/v1/${what}`, {
      ...asStaff,
      query: { ...query, page, limit: 100 },
    });
    expect(status).toBe(200);
    docs.push(...body.docs);
    if (!body.hasNextPage) return docs;
  }
};

const place = async (fields: Partial<StoredOrder> = {}) => {
  const order = sampleOrder({ createdAt: shop.now(), updatedAt: shop.now(), ...fields });
  await shop.models.orders.insertMany([order]);
  return order;
};
let references = 0;
const transfer = (content: string, amount: number, receivedAt = shop.now()) =>
  send<Payment>('post', '/v1/payments', {
    account: '1234567890',
    amount,
    bankReference: `FT${(references += 1)}`,
    receivedAt: receivedAt.toISOString(),
    content,
    // Some of the filtered days are fixed.
    isDayConfirmed: true,
  });

const dayMs = 24 * 3_600_000;
const vietnam = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short' });
const dayOf = (instant: Date | string) => vietnam.format(new Date(instant));

describe('a month of random days', () => {
  const moneyKinds = ['PAYMENT', 'CORRECTION', 'REFUND'];
  const chargeKinds = ['GOODS', 'SERVICE_FEE', 'FREIGHT', 'SURCHARGE'];

  /** Recounts by the rules only: a transfer's first allocation counts on the bank's day, everything else on the day of booking, and days are Vietnamese. */
  function recount(orders: readonly Order[], payments: readonly Payment[], kinds: readonly string[]) {
    const bankDays = new Map(
      payments.flatMap(({ allocations, receivedAt }) => {
        const first = allocations.find(({ kind }) => kind === 'ORDER');
        return first === undefined ? [] : [[first._id, dayOf(receivedAt)] as const];
      }),
    );
    const sums: Record<string, number> = {};
    for (const { _id, kind, amount, at } of orders.flatMap(({ ledger }) => ledger)) {
      if (!kinds.includes(kind)) continue;
      const day = bankDays.get(_id) ?? dayOf(at);
      sums[day] = (sums[day] ?? 0) + amount;
    }
    return sums;
  }
  /** Charges of cancelled orders, reversed on the day of the cancellation. */
  function takenBack(orders: readonly Order[]) {
    const sums: Record<string, number> = {};
    for (const { status, timeline, ledger } of orders) {
      if (status !== 'CANCELLED' && status !== 'REFUNDED') continue;
      const day = dayOf(timeline.find((entry) => entry.status === 'CANCELLED')?.at ?? '');
      sums[day] =
        (sums[day] ?? 0) - sumOf(ledger.flatMap(({ kind, amount }) => (chargeKinds.includes(kind) ? amount : [])));
    }
    return sums;
  }
  const together = (one: Record<string, number>, other: Record<string, number>) => {
    const sums = { ...one };
    for (const [day, amount] of Object.entries(other)) sums[day] = (sums[day] ?? 0) + amount;
    return sums;
  };
  const byDay = (rows: readonly Row[], column: string) => {
    const sums: Record<string, number> = {};
    for (const row of rows)
      if (row[column] !== '') sums[row['day'] ?? ''] = (sums[row['day'] ?? ''] ?? 0) + Number(row[column]);
    return sums;
  };
  const within = (sums: Record<string, number>, from: string, to: string) =>
    Object.fromEntries(Object.entries(sums).filter(([day]) => day >= from && day <= to));

  /** mulberry32: produces the same history in each run. */
  function randomOf(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
  }

  let random = randomOf(0);
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  const orders: StoredOrder[] = [];
  const payments: Payment[] = [];
  /** Actions that the shop accepted. */
  const done = new Set<string>();

  /** An instant in the last days: a millisecond before midnight in Vietnam, midnight, or any time; never in the future. */
  function someInstant(): Date {
    const day = dayOf(new Date(shop.now().getTime() - random(9) * dayMs));
    const midnight = new Date(`${day}T00:00:00+07:00`).getTime();
    return new Date(Math.min(midnight + pick([-1, 0, random(dayMs)]), shop.now().getTime()));
  }
  async function attempt(name: string, method: 'post' | 'put', path: string, body: object): Promise<void> {
    const { status } = await shop.client[method](path, { ...asStaff, body });
    expect([200, 201, 409]).toContain(status);
    if (status < 300) done.add(name);
  }
  const thousands = (most: number) => 1_000 * (1 + random(most));
  const steps = [
    async () => {
      const lines = [sampleOrderLine({ amount: 1 + random(5), price: thousands(300) })];
      const ledger = sampleOrder({ lines }).ledger.map((entry) => ({ ...entry, at: shop.now() }));
      orders.push(await place({ lines, ledger, payBy: new Date(shop.now().getTime() + dayMs) }));
    },
    async () => payments.push(await transfer(pick(orders).code, thousands(1_500), someInstant())),
    async () => payments.push(await transfer('khong ro', thousands(900), someInstant())),
    () => attempt('assign', 'put', `/v1/payments/${pick(payments)._id}/assign`, { order: pick(orders).code }),
    async () => {
      const { _id, allocations } = await currentOf(pick(payments));
      const from = allocations.find(({ kind }) => kind === 'ORDER')?.code;
      if (from === undefined) return;
      const to = pick(orders).code;
      const where = to === from ? { unallocated: true } : pick([{ to }, { unallocated: true }]);
      await attempt('move', 'put', `/v1/payments/${_id}/move`, { from, ...where, amount: thousands(60) });
    },
    () => attempt('return', 'put', `/v1/payments/${pick(payments)._id}/return`, { note: 'chuyen tra' }),
    () => attempt('cancel', 'put', `/v1/orders/${pick(orders).code}/cancel`, { reason: 'thôi' }),
    () => {
      const body = { idempotencyKey: randomUUID(), amount: thousands(90), bankReference: `RF${(references += 1)}` };
      return attempt('refund', 'post', `/v1/orders/${pick(orders).code}/refunds`, body);
    },
  ];
  const currentOf = async ({ _id }: Payment): Promise<Payment> =>
    (await readAll<Payment>('payments')).find((payment) => payment._id === _id) as Payment;

  it('matches an independent recount of the ledgers', async () => {
    random = randomOf(20_261_124);
    [orders.length, payments.length] = [0, 0];
    shop.advance(-40 * dayMs);
    await steps[0]?.();
    await steps[1]?.();
    for (let count = 0; count < 160; count += 1) {
      await pick(steps)();
      shop.advance(random(dayMs / 2));
    }
    expect([...done.keys()].toSorted()).toEqual(['assign', 'cancel', 'move', 'refund', 'return']);

    const [from, to] = [dayOf(new Date(shop.now().getTime() - 29 * dayMs)), dayOf(shop.now())];
    const [all, transfers, rows] = await Promise.all([
      readAll<Order>('orders'),
      readAll<Payment>('payments'),
      exported('ledger', { from, to }),
    ]);
    expect(byDay(rows, 'paid')).toEqual(within(recount(all, transfers, moneyKinds), from, to));
    const charged = together(recount(all, transfers, chargeKinds), takenBack(all));
    expect(byDay(rows, 'charged')).toEqual(within(charged, from, to));
    expect(rows.length).toBeGreaterThan(30);
    // Some of it is before the month, otherwise the filter would have no effect.
    expect(Object.keys(recount(all, transfers, moneyKinds)).some((day) => day < from)).toBe(true);

    const [orderRows, transferRows] = await Promise.all([exported('orders', {}), exported('payments', {})]);
    expect(total(orderRows, 'paid')).toBe(sumOf(Object.values(recount(all, transfers, moneyKinds))));
    expect(total(orderRows, 'charged')).toBe(sumOf(Object.values(charged)));
    expect(total(transferRows, 'amount')).toBe(sumOf(transfers.map(({ amount }) => amount)));
    expect(total(transferRows, 'amount')).toBe(
      total(transferRows, 'in_orders') + total(transferRows, 'returned') + total(transferRows, 'unallocated'),
    );
  });
});

describe('filters', () => {
  it('export the orders of the list, oldest first', async () => {
    const day = (at: string, fields: Partial<StoredOrder>) => place({ createdAt: new Date(at), ...fields });
    await day('2026-10-31T16:59:59.999Z', { status: 'PURCHASING' });
    await day('2026-10-31T17:00:00Z', { status: 'PURCHASING' });
    await day('2026-11-05T03:00:00Z', { status: 'CANCELLED', owed: 1_000 });
    await day('2026-11-30T16:59:59.999Z', { status: 'PURCHASING' });
    await day('2026-11-30T17:00:00Z', { status: 'PURCHASING' });
    const filters: Record<string, string>[] = [
      {},
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-11-01', status: 'PURCHASING' },
      { group: 'CANCELLED' },
      { owed: 'true' },
      { payment: 'DUE' },
      { search: 'banh' },
      { country: 'US' },
      { assignee: 'none', held: 'false' },
    ];
    const sizes: number[] = [];
    for (const query of filters) {
      const listed = await readAll<Order>('orders', { ...query, sort: 'createdAt' });
      const rows = await exported('orders', query);
      expect({ query, codes: rows.map(({ order }) => order) }).toEqual({
        query,
        codes: listed.map(({ code }) => code),
      });
      sizes.push(rows.length);
    }
    expect(sizes.slice(0, 5)).toEqual([5, 3, 3, 1, 1]);
  });

  it('export the transfers of the list and of the queue', async () => {
    const { code } = await place({ lines: [sampleOrderLine({ amount: 1, price: 50_000 })] });
    await transfer(code, 50_000, new Date('2026-11-01T17:00:00Z'));
    await transfer('khong ro', 70_000, new Date('2026-11-01T16:59:59Z'));
    await transfer('khong ro', 20_000, new Date('2026-10-31T16:59:59Z'));
    for (const query of [{}, { status: 'MATCHED' }, { from: '2026-11-02' }, { from: '2026-11-01', to: '2026-11-01' }]) {
      const listed = await readAll<Payment>('payments', { ...query, sort: 'receivedAt' });
      const rows = await exported('payments', query);
      expect({ query, ids: rows.map((row) => row['transfer']) }).toEqual({ query, ids: listed.map(({ _id }) => _id) });
    }
    expect((await exported('payments', { from: '2026-11-01', to: '2026-11-01' })).map(({ amount }) => amount)).toEqual([
      '70000',
    ]);
    const queued = await readAll<Payment>('payments/unmatched');
    expect((await exported('payments', { queued: 'true' })).map((row) => row['transfer'])).toEqual(
      queued.map(({ _id }) => _id),
    );
  });

  it('limit the ledger to a year', async () => {
    const query = { from: '2025-01-01', to: '2026-11-30' };
    expect(await shop.client.post('/v1/ledger/export', { ...asStaff, query })).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD' },
    });
  });
});

describe('days', () => {
  /** A deadline that no sweep reaches. */
  const inThreeDays = () => new Date(shop.now().getTime() + 3 * dayMs);

  it('uses the bank’s day of a transfer, even after the last change of its order', async () => {
    const lines = [sampleOrderLine({ amount: 1, price: 50_000 })];
    const { code } = await place({ lines, payBy: inThreeDays() });
    const tomorrow = dayOf(new Date(shop.now().getTime() + dayMs));
    await transfer(code, 50_000, new Date(`${tomorrow}T09:00:00+07:00`));
    shop.advance(2 * dayMs);
    const rows = await exported('ledger', { from: tomorrow, to: tomorrow });
    expect(rows).toMatchObject([{ day: tomorrow, order: code, kind: 'PAYMENT', paid: '50000' }]);
    const { body } = await shop.client.get<CartDashboard>(
      `/v1/dashboard/cart?from=${tomorrow}&to=${tomorrow}`,
      asStaff,
    );
    expect(body.days).toMatchObject([{ day: tomorrow, revenue: 50_000 }]);
  });

  it('shows the charges of a cancelled, unpaid order and their reversal on its days', async () => {
    const { code } = await place({
      lines: [sampleOrderLine({ amount: 1, price: 50_000 })],
      timeline: [],
      payBy: inThreeDays(),
    });
    shop.advance(dayMs);
    await send('put', `/v1/orders/${code}/cancel`, { reason: 'thôi' });
    const period = { from: dayOf(new Date('2026-11-20T03:00:00Z')), to: dayOf(shop.now()) };
    const rows = (await exported('ledger', period)).filter(({ charged }) => Number(charged) !== 0);
    expect(rows.map(({ kind, charged }) => [kind, charged])).toEqual([
      ['GOODS', '50000'],
      ['CANCELLED', '-50000'],
    ]);
    expect(rows[1]?.['day']).toBe(dayOf(shop.now()));
    expect(await exported('orders', {})).toMatchObject([{ order: code, charged: '0' }]);
  });

  it('uses the day and reference of the outgoing transfer for returned and refunded money', async () => {
    const { code } = await place({ lines: [sampleOrderLine({ amount: 1, price: 50_000 })], payBy: inThreeDays() });
    const { _id } = await transfer(code, 60_000);
    const yesterday = dayOf(new Date(shop.now().getTime() - dayMs));
    await send('put', `/v1/payments/${_id}/return`, { note: 'x', bankReference: 'ra 1', bankDay: yesterday });
    await send('put', `/v1/orders/${code}/cancel`, { reason: 'thôi' });
    await send('put', `/v1/payments/${_id}/return`, {
      from: code,
      amount: 20_000,
      note: 'x',
      bankReference: 'RA2',
      bankDay: yesterday,
    });
    await send('post', `/v1/orders/${code}/refunds`, {
      ...{ idempotencyKey: randomUUID(), amount: 30_000, bankReference: 'RA3', bankDay: yesterday },
    });
    expect(await exported('payments', {})).toMatchObject([
      { returned: '30000', returned_day: `${yesterday} ${yesterday}`, returned_reference: 'RA1 RA2' },
    ]);
    const refunds = (await exported('ledger', { from: yesterday, to: dayOf(shop.now()) })).filter(
      ({ kind }) => kind === 'REFUND',
    );
    expect(refunds.map((row) => [row['paid'], row['outgoing_day'], row['outgoing_reference']])).toEqual([
      ['-20000', yesterday, 'RA2'],
      ['-30000', yesterday, 'RA3'],
    ]);
  });
});

describe('an export file', () => {
  it('neutralizes only cells that a spreadsheet would calculate', async () => {
    const { recipient } = sampleOrder();
    const ledger = [sampleEntry({ kind: 'REFUND', amount: -50_000, bankReference: '-1', note: '@SUM(A1)' })];
    const fields = { note: '=HYPERLINK("http://x")', recipient: { ...recipient, fullName: '+Nguyễn, Hà' } };
    await place({ status: 'CANCELLED', ledger, ...fields });
    expect(await exported('orders', {})).toMatchObject([
      { note: `'=HYPERLINK("http://x")`, recipient: `'+Nguyễn, Hà`, paid: '-50000' },
    ]);
    expect(await exported('ledger', { from: '2026-11-01', to: '2026-11-30' })).toMatchObject([
      { day: '2026-11-20', kind: 'REFUND', reference: `'-1`, note: `'@SUM(A1)`, paid: '-50000', charged: '' },
    ]);
  });

  it('is named after its days for downloads', async () => {
    const query = { from: '2026-11-01', to: '2026-11-30', separator: 'SEMICOLON' };
    const { headers, text } = await shop.client.post('/v1/payments/export', { ...asStaff, query });
    expect(headers.get('content-disposition')).toBe('attachment; filename="transfers_2026-11-01_2026-11-30.csv"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(text).toBe(
      'transfer;day;account;reference;content;status;amount;in_orders;returned;unallocated;orders;note;recorded_day;returned_day;returned_reference\r\n',
    );
  });

  it('is audited with the caller and the filters', async () => {
    const published = await collectEvents(shop, [auditRecorded]);
    await exported('orders', { status: 'SHIPPED', from: '2026-11-01' });
    await exported('ledger', { from: '2026-11-01', to: '2026-11-30', separator: 'SEMICOLON' });
    await eventually(() => published.published.length === 2);
    expect(published.published.map(({ data }) => data)).toEqual([
      {
        actor: { kind: 'user', id: expect.any(String) },
        action: 'order.export',
        subject: { type: 'export', id: 'order' },
        before: null,
        after: { name: 'orders_2026-11-01', status: 'SHIPPED', from: '2026-11-01' },
      },
      {
        actor: { kind: 'user', id: expect.any(String) },
        action: 'ledger.export',
        subject: { type: 'export', id: 'ledger' },
        before: null,
        after: { name: 'ledger_2026-11-01_2026-11-30', from: '2026-11-01', to: '2026-11-30' },
      },
    ]);
    await published.close();
  });
});

describe('streamed documents', () => {
  it('are read in batches, and stopping early closes the cursor', async () => {
    await shop.models.orders.insertMany(
      Array.from({ length: 1_000 }, (_, index) => sampleOrder({ code: `GVG${String(index).padStart(6, '0')}` })),
    );
    const opened = jest.spyOn(Query.prototype, 'cursor');
    let taken = 0;
    for await (const { code } of streamDocuments(shop.models.orders, { filter: {}, sort: { createdAt: 1, _id: 1 } })) {
      expect(code).toMatch(/^GVG/);
      taken += 1;
      if (taken === 250) break;
    }
    const { cursor } = opened.mock.results[0]?.value as { cursor: { killed: boolean; bufferedCount(): number } };
    expect(cursor.killed).toBe(true);
    expect(cursor.bufferedCount()).toBeLessThan(250);
    opened.mockRestore();
  });
});
