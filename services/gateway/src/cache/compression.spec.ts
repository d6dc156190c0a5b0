import { brotliDecompressSync } from 'node:zlib';
import type { CachedResponse } from './cached-response.ts';
import { compressedBody } from './compression.ts';

const cachedResponse = (body: Buffer): CachedResponse => ({ body, etag: '"1"', headers: [], tags: [], freshUntil: 0, compressed: new Map() });

test('compresses a body once for concurrent requests', async () => {
  const response = cachedResponse(Buffer.from('bánh tráng '.repeat(500)));
  const [one, other] = await Promise.all([compressedBody(response, 'br'), compressedBody(response, 'br')]);
  expect(one).toBe(other);
  expect(brotliDecompressSync(one).equals(response.body)).toBe(true);
});

test('compresses again after a failure', async () => {
  const response = cachedResponse({} as Buffer);
  await expect(compressedBody(response, 'br')).rejects.toThrow();
  response.body = Buffer.from('bánh');
  expect(brotliDecompressSync(await compressedBody(response, 'br')).toString()).toBe('bánh');
});
