import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProduct } from '@gvg/contracts/catalogue/http/products';
import { signOut } from '@gvg/contracts/identity/http/auth';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import { StateValues, httpPact, matchers, valueOfState, verifyProvider } from './http-pact.ts';
import { smallestPicture } from './smallest-picture.ts';
import type { TestKeys } from './token-keys.ts';
import { startTestKeys } from './token-keys.ts';

const id = 'a'.repeat(24);
let folder: string;
let keys: TestKeys;
let received: { path: string | undefined; authorization: string | undefined };
let responseBody: object;
const provider = createServer((request, response) => {
  received = { path: request.url, authorization: request.headers.authorization };
  response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(responseBody));
});

const check = (states: Record<string, () => Promise<unknown>>) =>
  verifyProvider({
    provider: 'catalogue',
    url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    keys,
    states,
    folder,
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pacts-'));
  keys = await startTestKeys();
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const pact = httpPact({ consumer: 'probe', provider: 'catalogue', folder });
  const body = await pact.exchange(
    getProduct,
    {
      description: 'a product',
      providerState: 'a product is listed',
      as: 'ADMIN',
      params: { id },
      response: { stock: matchers.integer(3) },
    },
    async (origin) =>
      (await fetch(`${origin}/v1/products/${id}`, { headers: { authorization: 'Bearer ADMIN' } })).json(),
  );
  expect(body).toEqual({ stock: 3 });
});

afterAll(async () => {
  provider.close();
  provider.closeAllConnections();
  await keys.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['accepts the form that a consumer has described', 'CART', 201],
  ['rejects another text beside its file', 'RATING', 500],
])('%s', async (_, purpose, status) => {
  const formFor = (text: string) => {
    const form = new FormData();
    form.append('purpose', text);
    form.append('file', smallestPicture());
    return form;
  };
  const pact = httpPact({ consumer: `probe-${purpose}`, provider: 'upload', folder });
  let responded: number | undefined;
  const exchange = { description: 'a picture', form: formFor('CART'), response: { url: 'a.png' } };
  const exchanged = pact.exchange(uploadPicture, exchange, async (origin) => {
    responded = (await fetch(`${origin}${uploadPicture.path}`, { method: 'POST', body: formFor(purpose) })).status;
  });
  await (status === 201 ? exchanged : expect(exchanged).rejects.toThrow());
  expect(responded).toBe(status);
});

test('accepts a provider that returns the fields its consumer reads, called with the consumer’s role', async () => {
  responseBody = { stock: 7, more: true };
  const preparedStates: string[] = [];
  await check({ 'a product is listed': async () => preparedStates.push('listed') });
  expect(preparedStates).toEqual(['listed']);
  expect(received.path).toBe(`/v1/products/${id}`);
  expect(received.authorization?.split('.')).toHaveLength(3);
});

test('rejects a field of the wrong type', async () => {
  responseBody = { stock: 'many' };
  await expect(check({ 'a product is listed': async () => undefined })).rejects.toThrow();
});

test('rejects an unknown provider state', async () => {
  responseBody = { stock: 7 };
  await expect(check({})).rejects.toThrow('a product is listed');
});

test('rejects a provider without any pact', async () => {
  await expect(
    verifyProvider({ provider: 'chat', url: 'http://127.0.0.1:1', keys, states: {}, folder }),
  ).rejects.toThrow('No consumer');
});

test('sends the provider the value of its state instead of the example', async () => {
  const refreshToken = 'a-token-that-no-provider-knows';
  const pact = httpPact({ consumer: 'probe', provider: 'identity', folder });
  await pact.exchange(
    signOut,
    {
      description: 'the end of a session',
      providerState: 'somebody is signed in',
      body: { refreshToken: valueOfState('refreshToken', refreshToken) },
      response: undefined,
    },
    (origin) =>
      fetch(`${origin}/v1/auth/sign-out`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
      }),
  );
  let sent = '';
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (sent += chunk.toString())).on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await verifyProvider({
    provider: 'identity',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    states: { 'somebody is signed in': async () => new StateValues({ refreshToken: '0123456789' }) },
    folder,
  });
  server.close();
  server.closeAllConnections();
  expect(JSON.parse(sent)).toEqual({ refreshToken: '0123456789' });
});
