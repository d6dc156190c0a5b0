import type { CacheTag } from '@gvg/contracts/definitions/cache-tags';
import { collectGarbage } from '@gvg/testing/collect-garbage';
import { eventually } from '@gvg/testing/eventually';
import type { CachedResponse } from './cached-response.ts';
import { sizeOf } from './cached-response.ts';
import { compactBuffer } from './compact-buffer.ts';
import type { Encoding } from './compression.ts';

const bodiesOf = (...bodies: readonly (readonly [Encoding, Buffer])[]): CachedResponse['bodies'] =>
  new Map(bodies.map(([encoding, body]) => [encoding, { encoding, body }]));
const response = (changes: Partial<CachedResponse> = {}): CachedResponse => ({
  etag: '"1"',
  headers: [],
  tags: [],
  bodies: bodiesOf(['identity', Buffer.alloc(0)]),
  freshUntil: 0,
  ...changes,
});
const tags: CacheTag[] = ['product', 'category'];

test('counts the key, headers, tags and every encoding of a response in its size', () => {
  const empty = sizeOf(response(), '');
  expect(sizeOf(response(), 'k'.repeat(1_000)) - empty).toBe(1_000);
  expect(sizeOf(response({ bodies: bodiesOf(['identity', Buffer.alloc(5_000)]) }), '') - empty).toBe(5_000);
  expect(sizeOf(response({ headers: ['content-security-policy', 'p'.repeat(3_000)] }), '') - empty).toBeGreaterThan(
    3_000,
  );
  expect(sizeOf(response({ tags }), '') - empty).toBeGreaterThan(tags.join('').length);
  const bodies = bodiesOf(['identity', Buffer.alloc(0)], ['br', Buffer.alloc(700)], ['gzip', Buffer.alloc(900)]);
  expect(sizeOf(response({ bodies }), '') - empty).toBeGreaterThan(1_600);
});

test('copies a small slice without retaining its buffer', () => {
  const slice = Buffer.alloc(1_000_000).subarray(10, 20);
  expect(compactBuffer(slice).buffer.byteLength).toBe(10);
  const whole = Buffer.allocUnsafeSlow(10);
  expect(compactBuffer(whole)).toBe(whole);
});

test('uses no more memory for responses than their size', async () => {
  const heldBytes = () => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = heldBytes();
  const responses = new Map<string, CachedResponse>();
  let size = 0;
  for (let index = 0; index < 5_000; index += 1) {
    const key = `fingerprint  /search?keyword=${index}`;
    const headers = Array.from({ length: 20 }, (_, header) => `header ${header} of ${index}`);
    const bodies = bodiesOf(['identity', compactBuffer(Buffer.from(`body ${index}`))]);
    const stored = response({ bodies, headers, tags: [`product:${index}`] });
    responses.set(key, stored);
    size += sizeOf(stored, key);
  }
  await eventually(() => expect(heldBytes() - before).toBeLessThan(size));
  expect(responses.size).toBe(5_000);
});
