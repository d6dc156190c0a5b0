import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CachedResponse } from './cached-response.ts';
import { compressDocument, encodedBody } from './compression.ts';

const cachedResponse = (body: Buffer): CachedResponse => ({
  body,
  etag: '"1"',
  headers: [],
  tags: [],
  freshUntil: 0,
  compressed: new Map(),
});

test('compresses a body once for concurrent requests', async () => {
  const response = cachedResponse(Buffer.from('bánh tráng '.repeat(500)));
  const [one, other] = await Promise.all([encodedBody(response, 'br'), encodedBody(response, 'gzip, br')]);
  expect(one.body).toBe(other.body);
  expect(brotliDecompressSync(one.body).equals(response.body)).toBe(true);
  expect([...response.compressed.keys()]).toEqual(['br']);
});

test('compresses again after a failure', async () => {
  const response = cachedResponse({ length: 2_000 } as Buffer);
  await expect(encodedBody(response, 'br')).rejects.toThrow();
  response.body = Buffer.from('bánh '.repeat(500));
  expect(brotliDecompressSync((await encodedBody(response, 'br')).body).equals(response.body)).toBe(true);
});

test('sends a compressed document to clients of every encoding', async () => {
  const html = Buffer.from('<p>bánh tráng</p>'.repeat(500));
  const document: CachedResponse = { ...cachedResponse(await compressDocument(html)), encoding: 'br' };
  const compressed = await encodedBody(document, 'gzip, br');
  expect(compressed).toEqual({ body: document.body, encoding: 'br' });
  const gzipped = await encodedBody(document, 'gzip');
  expect(gzipped.encoding).toBe('gzip');
  expect(gunzipSync(gzipped.body).equals(html)).toBe(true);
  expect(await encodedBody(document, undefined)).toEqual({ body: html, encoding: undefined });
});
