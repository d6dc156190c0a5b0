import { z } from 'zod';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { createPactComparison } from './compare-pact.ts';
import type { Pact } from './pact.ts';
import { describeService } from './provided.ts';
import type { Provided } from './provided.ts';
import {
  getProduct,
  http,
  message,
  orderBody,
  orderProduct,
  pact,
  productMissing,
  productOrdered,
  productRead,
  productShape,
  productSold,
  provided,
  saleReceived,
} from './testing/contracts.fixtures.ts';

const all = [productRead, productMissing, productOrdered, saleReceived];

async function differences(provider: Provided, interactions: Pact['interactions'] = all): Promise<string[]> {
  const found = await createPactComparison(provider).differences(pact('mf-cart', 'catalogue', interactions));
  return found.map(({ interaction, place, reason }) => `${interaction}: ${place}: ${reason}`);
}

const product = (change: z.ZodRawShape, without: string[] = []) =>
  getProduct(
    z.object({
      ...Object.fromEntries(Object.entries(productShape).filter(([name]) => !without.includes(name))),
      ...change,
    }),
  );

const withEndpoints = (change: Record<string, Endpoint>) =>
  provided({ getProduct: getProduct(), orderProduct: orderProduct(), ...change });

const withSale = (shape: z.ZodRawShape) => provided(undefined, { productSold: productSold(z.object(shape)) });

describe('a provider that provides everything its consumer reads', () => {
  it.each<[string, Provided]>([
    ['as it was', provided()],
    ['with a field more', withEndpoints({ getProduct: product({ unit: z.string() }) })],
    ['with a field less that nobody reads', withEndpoints({ getProduct: product({}, ['_id']) })],
    ['with an endpoint more', withEndpoints({ removeProduct: { ...getProduct(), method: 'DELETE' } })],
    [
      'with a value more',
      withEndpoints({ getProduct: product({ state: z.enum(['ON_SALE', 'SOLD_OUT', 'GONE', 'SOON']) }) }),
    ],
    ['without a value that nobody shows', withEndpoints({ getProduct: product({ state: z.enum(['ON_SALE']) }) })],
    [
      'with an optional field of a body more',
      withEndpoints({ orderProduct: orderProduct(z.strictObject({ ...orderBody, note: z.string().optional() })) }),
    ],
    ['with a field of an event more', withSale({ _id: z.string(), amount: z.int(), by: z.string() })],
  ])('is accepted %s', async (_, provider) => {
    expect(await differences(provider)).toEqual([]);
  });
});

describe('a provider that lacks something its consumer reads', () => {
  it.each<[string, Provided, string]>([
    [
      'a renamed field',
      withEndpoints({ getProduct: product({ amount: z.int() }, ['price']) }),
      'a product: /response/body/price: the provider does not give price',
    ],
    [
      'a removed field of an object that may be null',
      withEndpoints({ getProduct: product({ maker: z.object({ title: z.string() }).nullable() }) }),
      'a product: /response/body/maker/name: the provider does not give name',
    ],
    [
      'a removed field of all alternatives of a union',
      withEndpoints({
        getProduct: product({
          variants: z.array(z.union([z.object({ cut: z.string() }), z.object({ grams: z.int() })])),
        }),
      }),
      'a product: /response/body/variants/0/size: the provider does not give size',
    ],
    [
      'another type',
      withEndpoints({ getProduct: product({ price: z.string() }) }),
      'a product: /response/body/price: must be string',
    ],
    [
      'a removed value that the consumer shows',
      withEndpoints({ getProduct: product({ state: z.enum(['SOLD_OUT', 'GONE']) }) }),
      'a product: /response/body/state: must be equal to one of the allowed values',
    ],
    [
      'another status',
      withEndpoints({ orderProduct: { ...orderProduct(), status: 202 } }),
      'an order: /response/status: Response status code not defined in spec file: 201',
    ],
    [
      'a removed error code',
      withEndpoints({ getProduct: { ...getProduct(), errors: ['PRODUCER_NOT_FOUND'] } }),
      'a product that is gone: /response/body/message: must be equal to one of the allowed values',
    ],
    [
      'a removed endpoint',
      provided({ getProduct: getProduct() }),
      'an order: /request/path: Path or method not defined in spec file: POST /v1/products/1/orders',
    ],
    [
      'another method',
      withEndpoints({ orderProduct: { ...orderProduct(), method: 'PUT' } }),
      'an order: /request/path: Path or method not defined in spec file: POST /v1/products/1/orders',
    ],
    [
      'a new field of a body that is required',
      withEndpoints({ orderProduct: orderProduct(z.strictObject({ ...orderBody, country: z.string() })) }),
      "an order: /request/body: must have required property 'country'",
    ],
    [
      'a removed parameter of the query',
      withEndpoints({ getProduct: { ...getProduct(), query: z.object({}) } }),
      'a product: /request/query/currency: Query parameter is not defined in the spec file: currency',
    ],
    [
      'a removed value of the query',
      withEndpoints({ getProduct: { ...getProduct(), query: z.object({ currency: z.enum(['VND']).optional() }) } }),
      'a product: /request/query/currency: must be equal to one of the allowed values',
    ],
    [
      'a renamed field of an event',
      withSale({ _id: z.string(), pieces: z.int() }),
      'a product was sold: /contents/data/amount: the provider does not give amount',
    ],
    [
      'another type in an event',
      withSale({ _id: z.string(), amount: z.string() }),
      'a product was sold: /contents/data/amount: must be string',
    ],
    [
      'a removed event',
      provided(undefined, {}),
      'a product was sold: /comments/references/AsyncAPI/operationId: Operation not defined in AsyncAPI spec: product.sold',
    ],
    [
      'another version of an event',
      provided(undefined, { productSold: { ...productSold(), version: 2 } }),
      'a product was sold: /contents/version: must be equal to constant',
    ],
  ])('is refused for %s', async (_, provider, expected) => {
    expect(await differences(provider)).toEqual([expected]);
  });
});

it('reports everything that is wrong with an interaction', async () => {
  const variants = z.array(z.union([z.object({ cut: z.string() }), z.object({ grams: z.int() })]));
  const provider = withEndpoints({
    getProduct: { ...product({ variants }, ['price']), query: z.object({}) },
  });
  expect(await differences(provider)).toEqual([
    'a product: /request/query/currency: Query parameter is not defined in the spec file: currency',
    'a product: /response/body/price: the provider does not give price',
    'a product: /response/body/variants/0/size: the provider does not give size',
  ]);
});

describe('a consumer that sends something new', () => {
  const ordered = (body: unknown) =>
    http({
      description: 'an order',
      request: { method: 'POST', path: '/v1/products/1/orders', body },
      response: { status: 201, body: { code: 'A1' } },
    });

  it.each<[string, Provided]>([
    ['refuses it', provided()],
    ['ignores it', withEndpoints({ orderProduct: orderProduct(z.object(orderBody)) })],
  ])('is refused by an older service that %s', async (_, provider) => {
    expect(await differences(provider, [ordered({ product: '1', amount: 2, note: 'red' })])).toEqual([
      'an order: /request/body/note: the provider does not take note',
    ]);
  });

  it('is accepted by a service that supports it', async () => {
    const provider = withEndpoints({
      orderProduct: orderProduct(z.strictObject({ ...orderBody, note: z.string().optional() })),
    });
    expect(await differences(provider, [ordered({ product: '1', amount: 2, note: 'red' })])).toEqual([]);
  });
});

describe('socket packets', () => {
  const nodes = describeService('realtime');

  it('are compared with the packets that the nodes send', async () => {
    expect(await differences(nodes, [message('a new total', 'CART', { totalAmount: 3 })])).toEqual([]);
    expect(await differences(nodes, [message('a new total', 'CART', { total: 3 })])).toEqual([
      'a new total: /contents/total: the provider does not give total',
    ]);
    expect(await differences(nodes, [message('a wish', 'WISH', {})])).toEqual([
      'a wish: /comments/references/AsyncAPI/operationId: Operation not defined in AsyncAPI spec: WISH',
    ]);
  });

  it.each([
    [{ isTyping: true }, []],
    [{ isTyping: true, at: 1 }, ['somebody writes: /request/contents/at: the provider does not take at']],
  ])('are compared with the packets that the nodes accept', async (content, expected) => {
    const contents = (value: unknown) => ({ content: value, contentType: 'application/json', encoded: false });
    const typing = {
      type: 'Synchronous/Messages',
      description: 'somebody writes',
      request: { contents: contents(content), metadata: { type: 'TYPING' } },
      response: [{ contents: contents({ ok: true }) }],
    };
    expect(await differences(nodes, [typing])).toEqual(expected);
  });
});

describe('forms', () => {
  const upload = (fields: Record<string, string>) => {
    const parts = Object.entries({ ...fields, file: 'GIF89a' }).map(
      ([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    );
    const type = 'multipart/form-data; boundary=b';
    return {
      type: 'Synchronous/HTTP',
      description: 'a picture',
      request: {
        method: 'POST',
        path: '/v1/file-manager/upload',
        headers: { 'content-type': [type], authorization: ['Bearer USER'] },
        body: {
          content: Buffer.from(`${parts.join('')}--b--\r\n`).toString('base64'),
          contentType: type,
          encoded: 'base64',
        },
      },
      response: { status: 201 },
    };
  };

  it.each([
    ['a text and a number', { purpose: 'CHAT', width: '400' }, []],
    ['a purpose that there is not', { purpose: 'WALL' }, [expect.stringContaining('/request/body/purpose')]],
    [
      'a field that is not taken',
      { quality: '80' },
      ['a picture: /request/body/quality: the provider does not take quality'],
    ],
    ['a text where a number belongs', { width: 'wide' }, ['a picture: /request/body/width: must be integer']],
  ])('are compared by their texts: %s', async (_, fields, expected) => {
    expect(await differences(describeService('upload'), [upload(fields)])).toEqual(expected);
  });
});

describe('a service', () => {
  it('provides its internal endpoints, its public ones and its own events', () => {
    const { openapi, asyncapi } = describeService('cart');
    expect(Object.keys(openapi?.paths ?? {})).toEqual(
      expect.arrayContaining(['/v1/orders/{id}', '/internal/users/{id}/open-orders']),
    );
    expect(Object.keys(asyncapi?.channels ?? {})).toEqual(expect.arrayContaining(['orderPlaced']));
    expect(Object.keys(asyncapi?.channels ?? {})).not.toContain('productCreated');
    expect(Object.keys(asyncapi?.channels ?? {})).not.toContain('sockets');
  });
});
