import { createApi } from '@gvg/browser-kit';
import { getCartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { exportLedger, exportOrders, exportPayments } from '@gvg/contracts/cart/http/exports';
import {
  addOrderNote,
  amendOrder,
  assignOrders,
  getOrder,
  listOrders,
  setOrderAssignee,
  setOrderHold,
  moveOrders,
  packOrderLine,
  setOrderStatus,
  weighOrder,
} from '@gvg/contracts/cart/http/orders';
import { importPayments, previewPaymentImport } from '@gvg/contracts/cart/http/payment-imports';
import {
  correctPayment,
  listUnmatchedPayments,
  movePayment,
  returnPayment,
  splitPayment,
} from '@gvg/contracts/cart/http/payments';
import { assignArrival, listArrivals, recordArrival } from '@gvg/contracts/cart/http/arrivals';
import { getPurchaseSummary, listPurchases, setPurchase } from '@gvg/contracts/cart/http/purchases';
import { answerQuote, listQuotes, quoteForCustomer } from '@gvg/contracts/cart/http/quotes';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { id, instant, order } from './shapes.ts';
import { ids, states } from './states.ts';

const pact = httpPact({ consumer: 'mf-admin', provider: 'cart' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' });
const { boolean, eachLike, integer, like, string } = matchers;
const asStaff = { as: 'ADMIN' as const };

const listOf = (doc: object) => ({ docs: eachLike(doc), totalDocs: integer(1), page: integer(1), limit: integer(20) });

describe('contract of mf-admin with cart', () => {
  it('reads waiting work and daily figures', async () => {
    const query = { from: '2026-11-10', to: '2026-11-11' };
    const response = {
      computedAt: instant,
      orders: eachLike({ status: string('PACKED'), count: integer(0), late: integer(0) }),
      owed: { count: integer(0), amount: integer(0) },
      toWeigh: {
        count: integer(1),
        first: eachLike({ code: string('GVG7K3F2Q'), pieces: integer(2), since: instant }),
      },
      days: [
        { day: '2026-11-10', revenue: integer(0), orders: integer(0) },
        { day: '2026-11-11', revenue: integer(0), orders: integer(0) },
      ],
      before: { revenue: integer(0), orders: integer(0) },
    };
    const exchange = {
      ...asStaff,
      query,
      description: 'the figures of two days',
      providerState: states.order,
      response,
    };
    expect(
      await pact.exchange(getCartDashboard, exchange, (origin) => api(origin).call('getCartDashboard', { query })),
    ).toMatchObject({ days: [{ day: '2026-11-10' }, { day: '2026-11-11' }] });
  });

  it('reads orders of a status, sorted', async () => {
    const query = { status: 'AT_WAREHOUSE' as const, country: 'JP', sort: '-createdAt' as const };
    const exchange = {
      ...asStaff,
      query,
      description: 'orders at the warehouse, the newest first',
      providerState: states.order,
      response: listOf(order),
    };
    expect(
      await pact.exchange(listOrders, exchange, (origin) => api(origin).call('listOrders', { query })),
    ).toMatchObject({ docs: [{ status: 'AT_WAREHOUSE' }] });
  });

  it('reads one order', async () => {
    const params = { id: ids.order };
    const exchange = {
      ...asStaff,
      params,
      description: 'an order of anybody',
      providerState: states.order,
      response: order,
    };
    expect(await pact.exchange(getOrder, exchange, (origin) => api(origin).call('getOrder', { params }))).toMatchObject(
      { totals: { due: 0 } },
    );
  });

  it('weighs a parcel', async () => {
    const input = { params: { id: ids.order }, body: { grams: 1_520, note: '', revision: 1 } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'the weight of a parcel',
      providerState: states.order,
      response: { ...order, shipping: { ...order.shipping, actualGrams: 1_520 } },
    };
    expect(await pact.exchange(weighOrder, exchange, (origin) => api(origin).call('weighOrder', input))).toMatchObject({
      shipping: { actualGrams: 1_520 },
    });
  });

  it('ticks lines of a parcel, and ships it incomplete with a reason', async () => {
    const params = { id: ids.packed };
    const tick = { params, body: { line: ids.packedLine, amount: 1, revision: 1 } };
    const ticked = {
      ...asStaff,
      ...tick,
      description: 'a piece lies in the parcel',
      providerState: states.packing,
      response: { ...order, work: { packing: { lines: eachLike({ line: ids.packedLine, amount: 1 }) } } },
    };
    await pact.exchange(packOrderLine, ticked, (origin) => api(origin).call('packOrderLine', tick));

    const shipment = { status: 'SHIPPED' as const, note: '', carrier: 'EMS', trackingCode: 'EE1', revision: 1 };
    const incomplete = { params, body: shipment };
    const refused = {
      ...asStaff,
      ...incomplete,
      description: 'to ship what is not all packed',
      providerState: states.packing,
      status: 409,
      response: { statusCode: 409, message: 'PACKING_INCOMPLETE' },
    };
    await pact.exchange(setOrderStatus, refused, (origin) =>
      expect(api(origin).call('setOrderStatus', incomplete)).rejects.toMatchObject({ code: 'PACKING_INCOMPLETE' }),
    );

    const ship = { params, body: { ...shipment, unpackedReason: 'máy quét hỏng' } };
    const shipped = {
      ...asStaff,
      ...ship,
      description: 'to ship what is not all packed for a reason',
      providerState: states.packing,
      response: {
        ...order,
        status: 'SHIPPED',
        work: { packing: { reason: { text: 'máy quét hỏng', by: id, at: instant } } },
      },
    };
    await pact.exchange(setOrderStatus, shipped, (origin) => api(origin).call('setOrderStatus', ship));
  });

  it('writes internal data of an order', async () => {
    const params = { id: ids.order };
    const note = { params, body: { text: 'Khách hay đổi ý', mentions: [] } };
    const written = {
      ...asStaff,
      ...note,
      description: 'a note on an order',
      providerState: states.order,
      status: 201,
      response: {
        ...order,
        work: { notes: eachLike({ _id: id, text: string('Khách hay đổi ý'), mentions: [], by: id, at: instant }) },
      },
    };
    await pact.exchange(addOrderNote, written, (origin) => api(origin).call('addOrderNote', note));

    const nobody = { params, body: { assignee: null, revision: 1 } };
    const assigned = {
      ...asStaff,
      ...nobody,
      description: 'that nobody takes care of an order',
      providerState: states.order,
      response: { ...order, work: { notes: [] } },
    };
    await pact.exchange(setOrderAssignee, assigned, (origin) => api(origin).call('setOrderAssignee', nobody));

    const ended = { params, body: { until: null, revision: 1 } };
    const held = {
      ...asStaff,
      ...ended,
      description: 'the end of a hold',
      providerState: states.order,
      response: { ...order, work: { notes: [] } },
    };
    await pact.exchange(setOrderHold, held, (origin) => api(origin).call('setOrderHold', ended));
  });

  it('previews the charges of an order with another amount', async () => {
    const input = {
      params: { id: ids.buying },
      body: { revision: 1, lines: [{ line: ids.lineToBuy, amount: 2 }], dryRun: true },
    };
    const sums = {
      goods: integer(500_000),
      serviceFee: integer(25_000),
      freight: integer(300_000),
      total: integer(825_000),
      paid: integer(525_000),
      due: integer(0),
      credit: integer(0),
    };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'what an order would cost with another amount',
      providerState: states.buying,
      response: { outcome: 'PROPOSED', order: { _id: id, revision: integer(1) }, before: sums, after: sums },
    };
    const { outcome } = await pact.exchange(amendOrder, exchange, (origin) => api(origin).call('amendOrder', input));
    expect(outcome).toBe('PROPOSED');
  });

  it('proposes an additional product to the customer', async () => {
    const input = {
      params: { id: ids.buying },
      body: { revision: 1, added: [{ product: ids.product, amount: 2 }] },
    };
    const added = { _id: id, name: { vi: string('Trà sen') }, amount: integer(2), price: integer(65_000) };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'a further line of an order',
      providerState: states.extending,
      response: { outcome: 'PROPOSED', order: { _id: id, proposal: { _id: id, added: eachLike(added) } } },
    };
    await pact.exchange(amendOrder, exchange, (origin) => api(origin).call('amendOrder', input));

    const unknown = { ...input, body: { ...input.body, added: [{ product: ids.user, amount: 1 }] } };
    const refused = {
      ...asStaff,
      ...unknown,
      description: 'a further line of a product that is not there',
      providerState: states.extending,
      status: 409,
      response: {
        statusCode: 409,
        message: 'CART_LINE_NOT_READY',
        details: [
          { path: 'added.0', code: 'NOT_AVAILABLE', message: string('One of the items cannot be ordered yet.') },
        ],
      },
    };
    await pact.exchange(amendOrder, refused, (origin) =>
      expect(api(origin).call('amendOrder', unknown)).rejects.toMatchObject({ code: 'CART_LINE_NOT_READY' }),
    );
  });

  it('lists lines to buy, and records a purchase', async () => {
    const query = { state: 'TO_BUY' as const, host: 'shop.example', sort: 'host' as const };
    const listed = {
      ...asStaff,
      query,
      description: 'lines to be bought at one source',
      providerState: states.buying,
      response: listOf({
        order: id,
        code: order.code,
        customer: string('Nguyễn Thu Hà'),
        due: integer(0),
        revision: integer(1),
        host: 'shop.example',
        state: 'TO_BUY',
        line: { _id: id, amount: integer(1), price: integer(500_000), fee: integer(25_000), status: 'TO_BUY' },
      }),
    };
    await pact.exchange(listPurchases, listed, (origin) => api(origin).call('listPurchases', { query }));

    const summary = {
      ...asStaff,
      description: 'what the buying desk has before it',
      providerState: states.buying,
      response: {
        states: eachLike({ state: string('TO_BUY'), count: integer(1) }),
        hosts: eachLike({ host: string('shop.example'), lines: integer(1) }),
        bought: { count: integer(0), goods: integer(0), fee: integer(0), paid: integer(0) },
        unknownArrivals: integer(0),
      },
    };
    await pact.exchange(getPurchaseSummary, summary, (origin) => api(origin).call('getPurchaseSummary', {}));

    const params = { order: ids.buying, line: ids.lineToBuy };
    const write = async (body: BodyOf<typeof setPurchase>, description: string, line: object) => {
      const exchange = {
        ...asStaff,
        params,
        body,
        description,
        providerState: states.buying,
        response: { _id: id, status: string('PURCHASING'), lines: eachLike({ _id: id, ...line }) },
      };
      await pact.exchange(setPurchase, exchange, (origin) => api(origin).call('setPurchase', { params, body }));
    };
    await write(
      { status: 'BOUGHT', actualPrice: 480_000, seller: { order: 'SPX1' }, revision: 1 },
      'a line was bought',
      {
        status: 'BOUGHT',
        purchase: { actualPrice: 480_000, seller: { order: 'SPX1' }, arriveBy: instant },
      },
    );
    await write({ status: 'DEARER', askedPrice: 560_000, revision: 1 }, 'a line costs more', {
      status: 'TO_BUY',
      askedPrice: { price: 560_000, until: instant },
    });
    await write({ status: 'SOLD_OUT', note: 'Shop hết', revision: 1 }, 'a line is sold out', {
      status: 'CANCELLED',
      cancelReason: 'SOLD_OUT',
    });
  });

  it('records arriving parcels, and assigns one to a line', async () => {
    const picture = '/v1/file-manager/files/0123456789abcdef0123456789abcdef.jpg';
    const photos = eachLike({ url: string(picture), signedUrl: string(`${picture}?e=1&s=1`) });
    const line = { _id: id, name: { vi: string('Bình gốm'), en: string('') }, amount: integer(1) };
    const suggestion = {
      ...{ order: id, code: string('GVG7K3F2Q'), line },
      ...{ customer: string('Nguyễn Thu Hà'), match: 'TRACKING' },
    };
    const arrival = { _id: id, photos, note: string(''), by: id, at: instant };

    const query = { unknown: 'true' as const, sort: '-at' as const };
    const listed = {
      ...asStaff,
      query,
      description: 'parcels that nobody knows',
      providerState: states.arriving,
      response: listOf({ ...arrival, tracking: string('VN1'), suggestions: eachLike(suggestion) }),
    };
    await pact.exchange(listArrivals, listed, (origin) => api(origin).call('listArrivals', { query }));

    const recorded = { body: { photos: [picture], tracking: 'VN1', note: 'Hộp ướt' } };
    const record = {
      ...asStaff,
      ...recorded,
      description: 'a parcel arrives',
      providerState: states.arriving,
      status: 201,
      response: { ...arrival, tracking: 'VN1', note: 'Hộp ướt', suggestions: eachLike(suggestion) },
    };
    await pact.exchange(recordArrival, record, (origin) => api(origin).call('recordArrival', recorded));

    const assigned = { params: { id: ids.arrival }, body: { order: ids.buying, line: ids.lineToBuy } };
    const assign = {
      ...asStaff,
      ...assigned,
      description: 'an unknown parcel is a line',
      providerState: states.arriving,
      response: {
        ...arrival,
        assigned: { order: ids.buying, code: string('GVG7K3F2Q'), line, by: id, at: instant },
        suggestions: [],
      },
    };
    await pact.exchange(assignArrival, assign, (origin) => api(origin).call('assignArrival', assigned));
  });

  it('reads the error of a rejected move', async () => {
    const input = {
      params: { id: ids.order },
      body: { status: 'SHIPPED' as const, note: '', carrier: 'EMS', trackingCode: 'EE1', revision: 1 },
    };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'to ship what is not packed',
      providerState: states.order,
      status: 409,
      response: { statusCode: 409, message: 'ORDER_STATUS_CONFLICT' },
    };
    await pact.exchange(setOrderStatus, exchange, (origin) =>
      expect(api(origin).call('setOrderStatus', input)).rejects.toMatchObject({ code: 'ORDER_STATUS_CONFLICT' }),
    );
  });

  it('reads the result of a bulk move per order', async () => {
    const input = {
      body: { moves: [{ order: ids.order, revision: 7, status: 'PACKED' as const }], note: '' },
    };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'to move several orders, one of which has changed',
      providerState: states.order,
      response: { results: [{ order: ids.order, outcome: 'VERSION_CONFLICT' as const }] },
    };
    await pact.exchange(moveOrders, exchange, async (origin) =>
      expect((await api(origin).call('moveOrders', input)).results[0]?.outcome).toBe('VERSION_CONFLICT'),
    );
  });

  it('unassigns several orders, with a result for each', async () => {
    const input = { body: { assignee: null, orders: [{ order: ids.order }] } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'to take several orders from who takes care of them',
      providerState: states.order,
      response: { results: [{ order: ids.order, outcome: 'ASSIGNED' as const }] },
    };
    await pact.exchange(assignOrders, exchange, async (origin) =>
      expect((await api(origin).call('assignOrders', input)).results[0]?.outcome).toBe('ASSIGNED'),
    );
  });

  it('lists quote requests, and answers one', async () => {
    const query = { status: 'REQUESTED' as const };
    const quote = {
      _id: id,
      status: 'REQUESTED',
      lines: eachLike({ _id: id, amount: integer(1) }),
      versions: [],
      answerBy: instant,
      revision: integer(1),
    };
    const listed = {
      ...asStaff,
      query,
      description: 'requests for prices',
      providerState: states.quote,
      response: listOf(quote),
    };
    await pact.exchange(listQuotes, listed, (origin) => api(origin).call('listQuotes', { query }));
    const input = {
      params: { id: ids.quote },
      body: {
        lines: [{ line: ids.line, refusal: 'Hết hàng', substitutes: [ids.product] }],
        note: '',
        validHours: 72,
      },
    };
    const answered = {
      ...asStaff,
      ...input,
      description: 'the refusal of a line, with a product in its place',
      providerState: states.suggesting,
      response: { ...quote, status: 'ANSWERED', versions: eachLike({ version: integer(1), goods: integer(0) }) },
    };
    expect(
      await pact.exchange(answerQuote, answered, (origin) => api(origin).call('answerQuote', input)),
    ).toMatchObject({ status: 'ANSWERED' });
  });

  it('makes a quote for a customer', async () => {
    const body = {
      user: ids.user,
      country: 'JP',
      lines: [
        {
          url: 'https://shop.example/noi-dat',
          name: 'Nồi đất',
          note: '',
          amount: 1,
          price: 200_000,
          weightGrams: 1_200,
          goodsType: 'NORMAL' as const,
          categoryType: 'PACKAGED_FOOD' as const,
        },
      ],
      note: '',
    };
    const exchange = {
      ...asStaff,
      body,
      description: 'a quote for a customer who calls',
      providerState: states.order,
      status: 201,
      response: { _id: id, status: 'ANSWERED', lines: eachLike({ name: string('Nồi đất') }), revision: integer(1) },
    };
    expect(
      await pact.exchange(quoteForCustomer, exchange, (origin) => api(origin).call('quoteForCustomer', { body })),
    ).toMatchObject({ status: 'ANSWERED' });
  });

  it('lists transfers that need manual work, and books a return', async () => {
    const query = { page: 1, limit: 20 };
    const payment = {
      _id: id,
      amount: integer(90_000),
      content: like('tien hang'),
      status: string('UNMATCHED'),
      unallocated: integer(90_000),
      receivedAt: instant,
      revision: integer(1),
    };
    const listed = {
      ...asStaff,
      query,
      description: 'transfers that need a hand',
      providerState: states.payment,
      response: listOf(payment),
    };
    await pact.exchange(listUnmatchedPayments, listed, (origin) =>
      api(origin).call('listUnmatchedPayments', { query }),
    );
    const input = { params: { id: ids.payment }, body: { note: 'Chuyển trả', revision: 1 } };
    const returned = {
      ...asStaff,
      ...input,
      description: 'a transfer that went back',
      providerState: states.payment,
      response: { ...payment, status: 'RETURNED', unallocated: 0 },
    };
    expect(
      await pact.exchange(returnPayment, returned, (origin) => api(origin).call('returnPayment', input)),
    ).toMatchObject({ status: 'RETURNED' });
  });

  const csv = 'Ngay giao dich,So tham chieu,So tien ghi co,Noi dung chi tiet\n20/11/2026,FT-1,90000,tien hang';
  const file = Buffer.from(csv).toString('base64');
  const statement = { body: { account: '1234567890', bank: 'VIETCOMBANK' as const, file } };

  it('previews a statement of the bank', async () => {
    const exchange = {
      ...asStaff,
      ...statement,
      description: 'the preview of a statement of one transfer',
      providerState: states.noTransfers,
      response: {
        transfers: eachLike({
          amount: integer(90_000),
          bankReference: 'FT-1',
          receivedAt: instant,
          content: 'tien hang',
          row: 2,
          isKnown: false,
          isDayDoubtful: boolean(false),
        }),
        refused: [],
      },
    };
    expect(
      await pact.exchange(previewPaymentImport, exchange, (origin) =>
        api(origin).call('previewPaymentImport', statement),
      ),
    ).toMatchObject({ transfers: [{ isKnown: false }] });
  });

  it('imports a statement of the bank', async () => {
    // Confirms the day, which is fixed and may look mistyped when the test runs.
    const input = { body: { ...statement.body, otherTransfers: [], isDayConfirmed: true } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'a statement of one transfer',
      providerState: states.noTransfers,
      response: { recorded: eachLike({ _id: id, unallocated: integer(90_000) }), known: 0, refused: [] },
    };
    expect(
      await pact.exchange(importPayments, exchange, (origin) => api(origin).call('importPayments', input)),
    ).toMatchObject({ recorded: [{ unallocated: 90_000 }] });
  });

  it('corrects the amount of a transfer', async () => {
    const input = { params: { id: ids.payment }, body: { amount: 80_000, note: 'gõ nhầm' } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'the right amount of a transfer',
      providerState: states.payment,
      response: { _id: id, amount: 80_000, unallocated: 80_000 },
    };
    expect(
      await pact.exchange(correctPayment, exchange, (origin) => api(origin).call('correctPayment', input)),
    ).toMatchObject({ amount: 80_000 });
  });

  it('splits a transfer over orders', async () => {
    const input = {
      params: { id: ids.payment },
      body: { parts: [{ order: ids.order, amount: 90_000 }], revision: 1 },
    };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'parts of a transfer for orders of which one has nothing due',
      providerState: states.orderAndPayment,
      status: 409,
      response: { statusCode: 409, message: 'ORDER_STATUS_CONFLICT' },
    };
    await pact.exchange(splitPayment, exchange, (origin) =>
      expect(api(origin).call('splitPayment', input)).rejects.toMatchObject({ code: 'ORDER_STATUS_CONFLICT' }),
    );
  });

  it('exports orders, transfers and ledgers under the file name of the response', async () => {
    const query = { from: '2026-11-01', to: '2026-11-30', separator: 'SEMICOLON' as const };
    const exchangeOf = (what: string) => ({
      ...asStaff,
      query,
      description: `${what} of a month as a file`,
      responseHeaders: { 'content-disposition': `attachment; filename="${what}_2026-11-01_2026-11-30.csv"` },
      response: undefined,
    });
    const [orders, transfers, ledger] = [
      await pact.exchange(exportOrders, exchangeOf('orders'), (origin) => api(origin).call('exportOrders', { query })),
      await pact.exchange(exportPayments, exchangeOf('transfers'), (origin) =>
        api(origin).call('exportPayments', { query }),
      ),
      await pact.exchange(exportLedger, exchangeOf('ledger'), (origin) => api(origin).call('exportLedger', { query })),
    ];
    expect([orders, transfers, ledger].map(({ name }) => name)).toEqual([
      'orders_2026-11-01_2026-11-30.csv',
      'transfers_2026-11-01_2026-11-30.csv',
      'ledger_2026-11-01_2026-11-30.csv',
    ]);
  });

  it('reads the error of moving more than an order has of a transfer', async () => {
    const input = {
      params: { id: ids.payment },
      body: { from: ids.order, unallocated: true as const, amount: 90_000, note: '' },
    };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'to take more out of an order than lies there',
      providerState: states.orderAndPayment,
      status: 409,
      response: { statusCode: 409, message: 'PAYMENT_STATUS_CONFLICT' },
    };
    await pact.exchange(movePayment, exchange, (origin) =>
      expect(api(origin).call('movePayment', input)).rejects.toMatchObject({ code: 'PAYMENT_STATUS_CONFLICT' }),
    );
  });
});
