import { z } from 'zod';
import { describeEvents } from '@gvg/api-description/asyncapi/describe-events';
import { describeApi } from '@gvg/api-description/openapi/describe-api';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Pact } from '../pact.ts';
import type { Provided } from '../provided.ts';

const common = { service: 'catalogue', limit: 'read', errors: [] } as const;

/** A product of the provider in these tests. */
export const productShape = {
  _id: z.string(),
  price: z.int().min(0),
  state: z.enum(['ON_SALE', 'SOLD_OUT', 'GONE']),
  maker: z.object({ name: z.string() }).nullable(),
  variants: z.array(z.union([z.object({ size: z.string() }), z.object({ grams: z.int() })])).min(2),
};

export const getProduct = (response: z.ZodType = z.object(productShape)): Endpoint => ({
  ...common,
  method: 'GET',
  path: '/v1/products/:id',
  access: 'public',
  params: z.object({ id: z.string().regex(/^\d+$/) }),
  query: z.object({ currency: z.enum(['VND', 'EUR']).optional() }),
  response,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const orderBody = { product: z.string(), amount: z.int().min(1) };

export const orderProduct = (body: z.ZodType = z.strictObject(orderBody)): Endpoint => ({
  ...common,
  method: 'POST',
  path: '/v1/products/:id/orders',
  access: 'user',
  params: z.object({ id: z.string() }),
  body,
  response: z.object({ code: z.string() }),
  status: 201,
});

export const productSold = (data: z.ZodType = z.object({ _id: z.string(), amount: z.int() })): EventContract => ({
  type: 'product.sold',
  version: 1,
  subjectType: 'product',
  producer: 'catalogue',
  data,
});

/** Returns what a catalogue with these endpoints and events provides. */
export function provided(
  endpoints: Record<string, Endpoint> = { getProduct: getProduct(), orderProduct: orderProduct() },
  events: Record<string, EventContract> = { productSold: productSold() },
): Provided {
  const { components, ...api } = structuredClone(describeApi(new Map(Object.entries(endpoints))));
  delete components.schemas['Error']?.properties?.['message']?.enum;
  return {
    part: 'catalogue',
    openapi: { ...api, components },
    asyncapi: structuredClone(describeEvents(new Map(Object.entries(events)))),
  };
}

const json = (content: unknown) => ({ content, contentType: 'application/json', encoded: false });

export interface Http {
  description: string;
  request: { method: string; path: string; query?: Record<string, string[]>; body?: unknown };
  response: { status: number; body?: unknown };
}

export const http = ({ description, request, response }: Http) => ({
  type: 'Synchronous/HTTP',
  description,
  request: {
    ...request,
    headers: {
      authorization: ['Bearer USER'],
      ...(request.body !== undefined && { 'content-type': ['application/json'] }),
    },
    ...(request.body !== undefined && { body: json(request.body) }),
  },
  response: {
    ...response,
    headers: { 'content-type': ['application/json'] },
    ...(response.body !== undefined && { body: json(response.body) }),
  },
});

export const message = (description: string, type: string, content: unknown) => ({
  type: 'Asynchronous/Messages',
  description,
  metadata: { type },
  contents: json(content),
});

export const pact = (consumer: string, provider: string, interactions: Pact['interactions']): Pact => ({
  consumer: { name: consumer },
  provider: { name: provider },
  interactions,
  metadata: { pactSpecification: { version: '4.0' } },
});

export const envelope = (type: string, data: unknown) => ({
  id: '2f1c8e0a-3a64-4a53-9d0e-6f1d1f3b8a11',
  type,
  version: 1,
  occurredAt: '2026-11-21T09:00:00.000Z',
  subject: { type: 'product', id: '1' },
  revision: 1,
  correlationId: 'request-1',
  causationId: 'request-1',
  actor: { kind: 'user', id: '1' },
  data,
});

/** A page's requirements on the catalogue. */
export const productRead = http({
  description: 'a product',
  request: { method: 'GET', path: '/v1/products/1', query: { currency: ['EUR'] } },
  response: {
    status: 200,
    body: { price: 65_000, state: 'ON_SALE', maker: { name: 'An' }, variants: [{ size: 'L' }] },
  },
});
export const productMissing = http({
  description: 'a product that is gone',
  request: { method: 'GET', path: '/v1/products/2' },
  response: { status: 404, body: { statusCode: 404, message: 'PRODUCT_NOT_FOUND' } },
});
export const productOrdered = http({
  description: 'an order',
  request: { method: 'POST', path: '/v1/products/1/orders', body: { product: '1', amount: 2 } },
  response: { status: 201, body: { code: 'A1' } },
});
export const saleReceived = message(
  'a product was sold',
  'product.sold',
  envelope('product.sold', { _id: '1', amount: 2 }),
);
