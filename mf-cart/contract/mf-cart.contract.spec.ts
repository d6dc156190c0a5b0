import { createApi } from '@gvg/browser-kit';
import { getMyCart, updateCartLine } from '@gvg/contracts/cart/http/lines';
import {
  acceptOrderChange,
  answerLinePrice,
  cancelOrder,
  declineOrderChange,
  getOrder,
  listMyOrders,
  placeOrder,
  previewOrder,
  receiveOrder,
  reorder,
  trackOrder,
} from '@gvg/contracts/cart/http/orders';
import { acceptQuote, declineQuote, getQuote, requestQuote, withdrawQuote } from '@gvg/contracts/cart/http/quotes';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { errorBody, estimateRow, id, listOf, outsideLine, productLine, quote, unpaidOrder } from './shapes.ts';
import { endedOrder, ids, states } from './states.ts';

const pact = httpPact({ consumer: 'mf-cart', provider: 'cart' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });
const { eachLike, integer, string } = matchers;
const asUser = { as: 'USER' as const };

describe('contract of mf-cart with cart', () => {
  it('reads the cart', async () => {
    const exchange = {
      ...asUser,
      description: 'the cart',
      providerState: states.cart,
      response: { docs: [outsideLine, productLine], totalAmount: integer(3) },
    };
    expect(await pact.exchange(getMyCart, exchange, (origin) => api(origin).call('getMyCart', {}))).toMatchObject({
      docs: [{ state: 'NEEDS_QUOTE' }, { state: 'READY' }],
    });
  });

  it('changes an amount', async () => {
    const input = { params: { id: ids.productLine }, body: { amount: 3 } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'three pieces',
      providerState: states.cart,
      response: { ...productLine, amount: 3 },
    };
    expect(
      await pact.exchange(updateCartLine, exchange, (origin) => api(origin).call('updateCartLine', input)),
    ).toMatchObject({ amount: 3 });
  });

  it('reads that the stock is not sufficient', async () => {
    const input = { params: { id: ids.productLine }, body: { amount: 9_999 } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'more than there are',
      providerState: states.cart,
      status: 409,
      response: errorBody(409, 'CART_AMOUNT_NOT_ENOUGH'),
    };
    await pact.exchange(updateCartLine, exchange, (origin) =>
      expect(api(origin).call('updateCartLine', input)).rejects.toMatchObject({ code: 'CART_AMOUNT_NOT_ENOUGH' }),
    );
  });

  it('previews an order of lines', async () => {
    const body = {
      country: 'JP',
      lines: [
        { line: ids.productLine, amount: 2 },
        { line: ids.outsideLine, amount: 1 },
      ],
    };
    const response = {
      country: 'JP',
      goods: integer(130_000),
      serviceFee: integer(0),
      deposit: integer(130_000),
      unpaidHours: integer(48),
      rows: matchers.eachLike(estimateRow),
      lines: [id],
      left: [{ line: ids.outsideLine, state: 'NEEDS_QUOTE' }],
    };
    const exchange = { ...asUser, body, description: 'the costs of two lines', providerState: states.cart, response };
    expect(
      await pact.exchange(previewOrder, exchange, (origin) => api(origin).call('previewOrder', { body })),
    ).toMatchObject({ left: [{ state: 'NEEDS_QUOTE' }] });
  });

  describe('placing an order', () => {
    const recipient = {
      fullName: 'Nguyễn Thu Hà',
      phone: '+81312345678',
      country: 'JP',
      region: 'Tokyo',
      city: '',
      line: '1-2-3 Shiba, Minato',
      postcode: '105-0014',
    };
    const common = {
      lines: [{ line: ids.productLine, amount: 2 }],
      recipient,
      service: 'AIR' as const,
      note: '',
      acceptedTerms: true as const,
      deposit: 130_000,
    };

    it('confirms the deposit and freight shown', async () => {
      const body = { ...common, idempotencyKey: '0f0e8f64-6c1a-4b52-9d0a-5c8f3b2a1e01', freight: 250_000 };
      const exchange = {
        ...asUser,
        body,
        description: 'to place an order at the amounts shown',
        providerState: states.cart,
        status: 201,
        response: { _id: id, code: unpaidOrder.code },
      };
      expect(
        await pact.exchange(placeOrder, exchange, (origin) => api(origin).call('placeOrder', { body })),
      ).toMatchObject({ code: 'GVG7K3F2Q' });
    });

    it('reads the current freight', async () => {
      const body = { ...common, idempotencyKey: '0f0e8f64-6c1a-4b52-9d0a-5c8f3b2a1e02', freight: 128_000 };
      const response = {
        ...errorBody(409, 'VERSION_CONFLICT'),
        current: { deposit: integer(130_000), freight: integer(250_000) },
      };
      const exchange = {
        ...asUser,
        body,
        description: 'to place an order at an earlier freight',
        providerState: states.cart,
        status: 409,
        response,
      };
      await pact.exchange(placeOrder, exchange, (origin) =>
        expect(api(origin).call('placeOrder', { body })).rejects.toMatchObject({
          code: 'VERSION_CONFLICT',
          current: { freight: 250_000 },
        }),
      );
    });
  });

  it('requests a quote', async () => {
    const body = { lines: [ids.outsideLine], country: 'JP', note: '' };
    const exchange = {
      ...asUser,
      body,
      description: 'a quote for one line',
      providerState: states.cart,
      response: { _id: id, status: 'REQUESTED' },
    };
    expect(
      await pact.exchange(requestQuote, exchange, (origin) => api(origin).call('requestQuote', { body })),
    ).toMatchObject({ status: 'REQUESTED' });
  });

  it('reads a quote and accepts it', async () => {
    const reading = {
      ...asUser,
      params: { id: ids.quote },
      description: 'an answered quote',
      providerState: states.quote,
      response: quote,
    };
    expect(
      await pact.exchange(getQuote, reading, (origin) => api(origin).call('getQuote', { params: { id: ids.quote } })),
    ).toMatchObject({ versions: [{ version: 1 }] });
    const input = { params: { id: ids.quote }, body: { version: 1 } };
    const accepting = {
      ...asUser,
      ...input,
      description: 'to accept the first version',
      providerState: states.quote,
      response: { _id: id, status: 'ACCEPTED', acceptedVersion: 1 },
    };
    expect(
      await pact.exchange(acceptQuote, accepting, (origin) => api(origin).call('acceptQuote', input)),
    ).toMatchObject({ status: 'ACCEPTED' });
  });

  it('declines a quote', async () => {
    const input = { params: { id: ids.quote }, body: { version: 1 } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'to decline the first version',
      providerState: states.quote,
      response: { ...quote, status: 'DECLINED' },
    };
    expect(
      await pact.exchange(declineQuote, exchange, (origin) => api(origin).call('declineQuote', input)),
    ).toMatchObject({ status: 'DECLINED', versions: [{ version: 1 }] });
  });

  it('reads that the quote has another version', async () => {
    const input = { params: { id: ids.quote }, body: { version: 2 } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'to decline a version that is not the last one',
      providerState: states.quote,
      status: 409,
      response: errorBody(409, 'VERSION_CONFLICT'),
    };
    await pact.exchange(declineQuote, exchange, (origin) =>
      expect(api(origin).call('declineQuote', input)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' }),
    );
  });

  it('withdraws a request for a quote', async () => {
    const input = { params: { id: ids.quote } };
    const { versions, expiresAt, ...request } = quote;
    const exchange = {
      ...asUser,
      ...input,
      description: 'to withdraw a request for a quote',
      providerState: states.requested,
      response: { ...request, status: 'WITHDRAWN', versions: [] },
    };
    expect(
      await pact.exchange(withdrawQuote, exchange, (origin) => api(origin).call('withdrawQuote', input)),
    ).toMatchObject({ status: 'WITHDRAWN', versions: [] });
  });

  it('reads an order with its payment instructions', async () => {
    const exchange = {
      ...asUser,
      params: { id: ids.order },
      description: 'an unpaid order',
      providerState: states.order,
      response: unpaidOrder,
    };
    expect(
      await pact.exchange(getOrder, exchange, (origin) => api(origin).call('getOrder', { params: { id: ids.order } })),
    ).toMatchObject({ transfer: { amount: 65_000 } });
  });

  it('counts the orders to pay', async () => {
    const exchange = {
      ...asUser,
      query: { group: 'TO_PAY' as const, limit: 1 },
      description: 'orders to pay',
      providerState: states.order,
      response: listOf({ code: unpaidOrder.code, status: 'AWAITING_DEPOSIT' }),
    };
    expect(
      await pact.exchange(listMyOrders, exchange, (origin) =>
        api(origin).call('listMyOrders', { query: { group: 'TO_PAY', limit: 1 } }),
      ),
    ).toMatchObject({ totalDocs: 1 });
  });

  it('cancels an order', async () => {
    const input = { params: { id: ids.order }, body: { reason: '' } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'to cancel an unpaid order',
      providerState: states.order,
      response: { _id: id, status: 'CANCELLED' },
    };
    expect(
      await pact.exchange(cancelOrder, exchange, (origin) => api(origin).call('cancelOrder', input)),
    ).toMatchObject({ status: 'CANCELLED' });
  });

  it('puts the available goods of an order into the cart again', async () => {
    const input = { params: { id: endedOrder } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'the goods of an order once more',
      providerState: states.ended,
      response: { added: [id], left: [id] },
    };
    const result = await pact.exchange(reorder, exchange, (origin) => api(origin).call('reorder', input));
    expect([result.added.length, result.left.length]).toEqual([1, 1]);
  });

  it('confirms the receipt of a parcel', async () => {
    const input = { params: { id: ids.sentOrder }, body: {} };
    const exchange = {
      ...asUser,
      ...input,
      description: 'that a parcel has arrived',
      providerState: states.sent,
      response: { _id: id, status: 'DELIVERED' },
    };
    expect(
      await pact.exchange(receiveOrder, exchange, (origin) => api(origin).call('receiveOrder', input)),
    ).toMatchObject({ status: 'DELIVERED' });
  });

  it('accepts a raised price of a line', async () => {
    const input = { params: { id: ids.askedOrder, line: ids.askedLine }, body: { accept: true, price: 560_000 } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'yes to a dearer price',
      providerState: states.asked,
      response: { _id: id, status: 'PURCHASING', lines: eachLike({ _id: id, price: 560_000, status: 'TO_BUY' }) },
    };
    expect(
      await pact.exchange(answerLinePrice, exchange, (origin) => api(origin).call('answerLinePrice', input)),
    ).toMatchObject({ status: 'PURCHASING' });
  });

  it('reads that another price is asked now', async () => {
    const input = { params: { id: ids.askedOrder, line: ids.askedLine }, body: { accept: true, price: 550_000 } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'yes to a price that is another by now',
      providerState: states.asked,
      status: 409,
      response: errorBody(409, 'VERSION_CONFLICT'),
    };
    await pact.exchange(answerLinePrice, exchange, (origin) =>
      expect(api(origin).call('answerLinePrice', input)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' }),
    );
  });

  it('reads, accepts and declines a proposed change', async () => {
    const params = { id: ids.proposedOrder };
    const sums = {
      goods: integer(500_000),
      serviceFee: integer(25_000),
      freight: integer(300_000),
      total: integer(825_000),
      due: integer(525_000),
    };
    const read = {
      ...asUser,
      params,
      description: 'an order with a proposed change',
      providerState: states.proposed,
      response: {
        _id: id,
        proposal: {
          _id: id,
          until: string('2026-11-26T10:00:00.000Z'),
          lines: eachLike({ line: id, amount: 2 }),
          added: eachLike({
            _id: id,
            name: { vi: string('Trà sen'), en: string('') },
            image: string('/v1/file-manager/files/picture.jpg'),
            amount: 1,
            price: integer(65_000),
          }),
          before: sums,
          after: sums,
        },
      },
    };
    await pact.exchange(getOrder, read, (origin) => api(origin).call('getOrder', { params }));
    const input = { params, body: { proposal: ids.proposal, due: 1_115_000 } };
    const answered = { ...asUser, ...input, providerState: states.proposed };
    const yes = {
      ...answered,
      description: 'yes to a proposed change',
      response: { _id: id, lines: eachLike({ _id: id, amount: 2 }), lastProposal: { outcome: 'ACCEPTED' } },
    };
    await pact.exchange(acceptOrderChange, yes, (origin) => api(origin).call('acceptOrderChange', input));
    const no = {
      ...answered,
      description: 'no to a proposed change',
      response: { _id: id, lines: eachLike({ _id: id, amount: 1 }), lastProposal: { outcome: 'DECLINED' } },
    };
    await pact.exchange(declineOrderChange, no, (origin) => api(origin).call('declineOrderChange', input));
    const other = { params, body: { proposal: ids.order, due: 1_115_000 } };
    const outdated = {
      ...asUser,
      ...other,
      description: 'yes to a change that is another by now',
      providerState: states.proposed,
      status: 409,
      response: errorBody(409, 'VERSION_CONFLICT'),
    };
    await pact.exchange(acceptOrderChange, outdated, (origin) =>
      expect(api(origin).call('acceptOrderChange', other)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' }),
    );
  });

  it('does not find an unknown order', async () => {
    const body = { code: 'GVG7K3F2Q', phone: '+819012345678' };
    const exchange = {
      body,
      description: 'an order of nobody',
      providerState: states.nothing,
      status: 404,
      response: errorBody(404, 'ORDER_NOT_FOUND'),
    };
    await pact.exchange(trackOrder, exchange, (origin) =>
      expect(api(origin).call('trackOrder', { body })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' }),
    );
  });
});
