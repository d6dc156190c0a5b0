import type { CacheTag } from '@gvg/contracts/definitions/cache-tags';
import type { EncodedBody, Encoding } from './compression.ts';

/** A reusable response with status 200. */
export interface CachedResponse {
  etag: string;
  /** Flat: name, value, name, value. Without per-request headers. */
  headers: readonly string[];
  tags: readonly CacheTag[];
  /** The body by accepted encoding, added on first request. At least one. */
  bodies: Map<Encoding, EncodedBody>;
  /** In milliseconds of `performance.now()`. Until then served without revalidation; afterwards revalidated by ETag. */
  freshUntil: number;
}

const perRequestHeaders = new Set([
  'x-request-id',
  'date',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-powered-by',
  'age',
  'server-timing',
]);

/** Returns the headers to cache. Flat: name, value, name, value. */
export function cacheableHeaders(headers: Readonly<Record<string, string | readonly string[] | undefined>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || perRequestHeaders.has(name) ? [] : [value].flat().flatMap((item) => [name, item]),
  );
}

/** Overhead in bytes of a response, a body, a string in an array, and a tag. Measured with `npm run bench:pages`. */
const overhead = { entry: 1_024, body: 256, text: 48, tag: 160 };

const textBytes = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length + overhead.text, 0);

/** Returns the bytes of memory that a cached response occupies: its key, headers, tags and all encodings of its body. */
export function sizeOf({ headers, tags, bodies }: CachedResponse, key: string): number {
  const bodyBytes = [...bodies.values()].reduce((sum, { body }) => sum + body.length + overhead.body, 0);
  return overhead.entry + key.length + bodyBytes + textBytes(headers) + textBytes(tags) + tags.length * overhead.tag;
}
