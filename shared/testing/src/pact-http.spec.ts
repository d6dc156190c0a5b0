import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProduct } from '@gvg/contracts/http/products';
import { httpPact, matchers, verifyProvider } from './pact-http.ts';
import type { TestKeys } from './token-keys.ts';
import { startTestKeys } from './token-keys.ts';

const id = 'a'.repeat(24);
let folder: string;
let keys: TestKeys;
let asked: { path: string | undefined; authorization: string | undefined };
let answer: object;
const provider = createServer((request, response) => {
  asked = { path: request.url, authorization: request.headers.authorization };
  response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(answer));
});

const check = (states: Record<string, () => Promise<unknown>>) =>
  verifyProvider({ provider: 'catalogue', url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, keys, states, folder });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pacts-'));
  keys = await startTestKeys();
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const pact = httpPact({ consumer: 'probe', provider: 'catalogue', folder });
  const drawn = await pact.exchange(
    getProduct,
    { description: 'a product', given: 'a product is listed', as: 'ADMIN', params: { id }, answer: { stock: matchers.integer(3) } },
    async (origin) => (await fetch(`${origin}/v1/products/${id}`, { headers: { authorization: 'Bearer ADMIN' } })).json(),
  );
  expect(drawn).toEqual({ stock: 3 });
});

afterAll(async () => {
  provider.close();
  provider.closeAllConnections();
  await keys.close();
  await rm(folder, { recursive: true });
});

test('a provider that answers what its consumer reads passes; it is asked as the role that the consumer named', async () => {
  answer = { stock: 7, more: true };
  const brought: string[] = [];
  await check({ 'a product is listed': async () => brought.push('listed') });
  expect(brought).toEqual(['listed']);
  expect(asked.path).toBe(`/v1/products/${id}`);
  expect(asked.authorization?.split('.')).toHaveLength(3);
});

test('a broken field on the provider’s side fails', async () => {
  answer = { stock: 'many' };
  await expect(check({ 'a product is listed': async () => undefined })).rejects.toThrow();
});

test('a state that nobody brings about fails', async () => {
  answer = { stock: 7 };
  await expect(check({})).rejects.toThrow('a product is listed');
});

test('a provider without any pact fails', async () => {
  await expect(verifyProvider({ provider: 'chat', url: 'http://127.0.0.1:1', keys, states: {}, folder })).rejects.toThrow('No consumer');
});
