import { estimateForService } from '@gvg/contracts/catalogue/http/internal-costs';
import {
  listReservedOrders,
  releaseStock,
  reserveStock,
  setReservedAmounts,
} from '@gvg/contracts/catalogue/http/internal-stock';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import type { CartEnvironment } from '../environment.ts';
import { createCatalogueClient } from './catalogue-client.ts';

const { boolean, eachLike, integer, regex, string } = matchers;
const { exchange } = httpPact({ consumer: 'cart', provider: 'catalogue' });
const clientOf = (url: string) =>
  createCatalogueClient({
    CATALOGUE_INTERNAL_URL: url,
    INTERNAL_SECRET: 'secret of sixteen characters',
  } as CartEnvironment);

const id = (last: number) => `6a000000000000000000000${last}`;
const [product, order, line] = [id(1), id(8), id(9)];
const code = 'GVG7K3F2Q';
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.source, '2026-11-21T09:00:00.000Z');
/** Estimate of a service to Japan. */
const row = {
  cost: string(id(6)),
  service: regex('^(AIR|SEA|EXPRESS)$', 'AIR'),
  transitDays: { min: integer(5), max: integer(7) },
  possible: boolean(true),
  realGrams: integer(2_300),
  volumetricGrams: integer(1_200),
  chargeableGrams: integer(2_500),
  freight: integer(500_000),
  surcharges: [],
  total: integer(500_000),
  refused: [],
  cutoffs: matchers.like([]),
};

const failure = (statusCode: number, message: string) => ({ status: statusCode, response: { statusCode, message } });

describe('freight', () => {
  const outside = {
    goodsType: 'NORMAL',
    categoryType: 'PACKAGED_FOOD',
    weightGrams: 1_200,
    dimensionsMm: { length: 300, width: 200, height: 100 },
    amount: 1,
  } as const;
  const lines = [{ product, amount: 2 }, outside];

  it('is estimated for products and outside goods', async () => {
    const rows = await exchange(
      estimateForService,
      {
        description: 'the freight of an order',
        providerState: `freight goes to Japan by air, and the product ${product} may go there`,
        body: { country: 'JP', lines },
        response: { country: 'JP', rows: eachLike(row) },
      },
      (url) => clientOf(url).estimate('JP', lines),
    );
    expect(rows).toMatchObject([{ service: 'AIR', chargeableGrams: 2_500, total: 500_000 }]);
  });

  it('is rejected for a country without shipping', async () => {
    await exchange(
      estimateForService,
      {
        description: 'the freight to a country without rates',
        body: { country: 'AQ', lines: [outside] },
        ...failure(404, 'RATE_NOT_FOUND'),
      },
      (url) => expect(clientOf(url).estimate('AQ', [outside])).rejects.toMatchObject({ code: 'RATE_NOT_FOUND' }),
    );
  });
});

describe('stock', () => {
  const free = `nothing is reserved for the order ${order}, the product ${product} is in stock and goes to Japan by air`;
  const linesOf = (amount: number) => [{ line, product, amount }];
  const shipmentOf = (amount: number) => ({ country: 'JP', service: 'AIR' as const, lines: [{ product, amount }] });
  const requestOf = (amount = 1) => ({ body: { order, code, lines: linesOf(amount), shipment: shipmentOf(amount) } });
  const asked = (url: string, amount = 1) =>
    clientOf(url).reserve({ id: order, code }, linesOf(amount), shipmentOf(amount));

  it('is reserved for an order, with its freight estimate', async () => {
    const reserved = await exchange(
      reserveStock,
      { description: 'a reservation', providerState: free, ...requestOf(), response: { order, row } },
      (url) => asked(url),
    );
    expect(reserved).toMatchObject({ service: 'AIR', total: 500_000 });
  });

  it('is not reserved for a country without the service', async () => {
    const body = { order, code, lines: linesOf(1), shipment: { ...shipmentOf(1), country: 'AQ' } };
    await exchange(
      reserveStock,
      { description: 'a reservation for a country without rates', body, ...failure(404, 'RATE_NOT_FOUND') },
      (url) =>
        expect(clientOf(url).reserve({ id: order, code }, body.lines, body.shipment)).rejects.toMatchObject({
          code: 'RATE_NOT_FOUND',
        }),
    );
  });

  it('is rejected if it does not cover a line', async () => {
    const details = [{ path: 'lines.0.amount', code: string('TOO_BIG'), message: string('Must be at most 10') }];
    const response = { statusCode: 409, message: 'CART_AMOUNT_NOT_ENOUGH', details };
    await exchange(
      reserveStock,
      { description: 'a reservation of too much', providerState: free, ...requestOf(9_999), status: 409, response },
      (url) =>
        expect(asked(url, 9_999)).rejects.toMatchObject({
          code: 'CART_AMOUNT_NOT_ENOUGH',
          details: [{ path: 'lines.0.amount' }],
        }),
    );
  });

  it('is rejected for a released order', async () => {
    await exchange(
      reserveStock,
      {
        description: 'a late reservation',
        providerState: `the order ${order} was released, and freight goes to Japan by air`,
        ...requestOf(),
        ...failure(403, 'ACTION_NOT_ALLOWED'),
      },
      (url) => expect(asked(url)).rejects.toMatchObject({ code: 'ACTION_NOT_ALLOWED' }),
    );
  });

  it('is updated to the amounts of an order', async () => {
    const lines = [{ line, amount: 3 }];
    await exchange(
      setReservedAmounts,
      {
        description: 'other amounts of a reservation',
        providerState: `stock is reserved for the order ${order}`,
        params: { order },
        body: { lines },
        response: undefined,
      },
      (url) => clientOf(url).setReserved({ id: order }, lines),
    );
    await exchange(
      setReservedAmounts,
      {
        description: 'other amounts of a released order',
        providerState: `the order ${order} was released, and freight goes to Japan by air`,
        params: { order },
        body: { lines },
        ...failure(403, 'ACTION_NOT_ALLOWED'),
      },
      (url) =>
        expect(clientOf(url).setReserved({ id: order }, lines)).rejects.toMatchObject({ code: 'ACTION_NOT_ALLOWED' }),
    );
  });

  it('is reserved for an added line, and released if the line is not added', async () => {
    const lines = [{ line, product, amount: 3 }];
    await exchange(
      setReservedAmounts,
      {
        description: 'the first reserved line of an order',
        providerState: free,
        params: { order },
        body: { code, lines },
        response: undefined,
      },
      (url) => clientOf(url).setReserved({ id: order, code }, lines),
    );
    const none = [{ line, amount: 0 }];
    await exchange(
      setReservedAmounts,
      {
        description: 'the end of a reserved line',
        providerState: `stock is reserved for the order ${order}`,
        params: { order },
        body: { lines: none },
        response: undefined,
      },
      (url) => clientOf(url).setReserved({ id: order }, none),
    );
    const missing = [{ line, product, amount: 9_999 }];
    await exchange(
      setReservedAmounts,
      {
        description: 'a further line of too much',
        providerState: free,
        params: { order },
        body: { code, lines: missing },
        status: 409,
        response: {
          statusCode: 409,
          message: 'CART_AMOUNT_NOT_ENOUGH',
          details: [{ path: 'lines.0.amount', code: string('TOO_BIG'), message: string('Must be at most 10') }],
        },
      },
      (url) =>
        expect(clientOf(url).setReserved({ id: order, code }, missing)).rejects.toMatchObject({
          code: 'CART_AMOUNT_NOT_ENOUGH',
        }),
    );
  });

  it('is released', async () => {
    await exchange(
      releaseStock,
      {
        description: 'the release of an order',
        providerState: `stock is reserved for the order ${order}`,
        params: { order },
        response: undefined,
      },
      (url) => clientOf(url).release(order),
    );
  });

  it('lists its reservations by order', async () => {
    const before = '2036-01-01T00:00:00.000Z';
    const orders = await exchange(
      listReservedOrders,
      {
        description: 'orders with reserved stock',
        providerState: `stock is reserved for the order ${order}`,
        query: { before, page: 1, limit: 100 },
        response: {
          docs: eachLike({ order: string(order), reservedAt: instant }),
          totalDocs: integer(1),
          totalPages: integer(1),
          page: 1,
          limit: 100,
          hasNextPage: boolean(false),
        },
      },
      (url) => clientOf(url).reservedBefore(new Date(before)),
    );
    expect(orders).toEqual([order]);
  });
});
