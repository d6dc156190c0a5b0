import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { defineEndpoint } from '@gvg/contracts/definitions/endpoint';
import { callInternal } from './internal-client.ts';
import { withTrace } from './request-context.ts';
import { startTrace } from '../telemetry/trace-context.ts';

const reserve = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/internal/reservations/:id',
  access: 'service',
  limit: 'write',
  params: z.object({ id: z.string() }),
  query: z.object({ dry: z.boolean().optional() }),
  body: z.object({ amount: z.int() }),
  response: z.object({ reserved: z.int() }),
  errors: ['CART_AMOUNT_NOT_ENOUGH'],
});

let respond: RequestListener;
const server = createServer((request, response) => {
  respond(request, response);
});
const target = () => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  secret: 'a secret of sixteen',
  service: 'cart',
  timeout: 300,
});
const call = () =>
  callInternal(reserve, target(), { params: { id: 'a/b' }, query: { dry: true }, body: { amount: 2 } });
const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('sends the internal secret and propagates the trace', async () => {
  let received: { url?: string | undefined; headers?: NodeJS.Dict<string | string[]> } = {};
  respond = (request, response) => {
    received = { url: request.url, headers: request.headers };
    json(200, { reserved: 2 })(request, response);
  };
  expect(await withTrace(startTrace(undefined, 'request-of-the-test'), call)).toEqual({ reserved: 2 });
  expect(received.url).toBe('/internal/reservations/a%2Fb?dry=true');
  expect(received.headers).toMatchObject({
    'x-internal-secret': 'a secret of sixteen',
    'x-internal-service': 'cart',
    'x-request-id': 'request-of-the-test',
    traceparent: expect.any(String),
  });
});

test.each([
  [
    'passes on the code of an expected failure',
    json(409, { message: 'CART_AMOUNT_NOT_ENOUGH' }),
    'CART_AMOUNT_NOT_ENOUGH',
    409,
  ],
  [
    'maps an unexpected error to SERVICE_UNAVAILABLE',
    json(500, { message: 'GENERAL_ERROR' }),
    'SERVICE_UNAVAILABLE',
    503,
  ],
  ['maps an unknown error body to SERVICE_UNAVAILABLE', json(404, 'nothing here'), 'SERVICE_UNAVAILABLE', 503],
  [
    'maps a broken connection to SERVICE_UNAVAILABLE',
    ((request) => request.socket.destroy()) as RequestListener,
    'SERVICE_UNAVAILABLE',
    503,
  ],
  ['maps a timeout to GATEWAY_TIMEOUT', (() => {}) as RequestListener, 'GATEWAY_TIMEOUT', 504],
])('%s', async (_, listener, code, status) => {
  respond = listener;
  await expect(call()).rejects.toMatchObject({ code, status });
});

test('rejects a response that does not match the contract', async () => {
  respond = json(200, { reserved: 'two' });
  await expect(call()).rejects.toThrow();
});
