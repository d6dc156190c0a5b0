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
  /** Served without revalidation until then; revalidated by ETag afterwards. In milliseconds of `performance.now()`. */
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

/** The headers to cache. Flat: name, value, name, value. */
export function cacheableHeaders(headers: Readonly<Record<string, string | readonly string[] | undefined>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || perRequestHeaders.has(name) ? [] : [value].flat().flatMap((item) => [name, item]),
  );
}

/** Objects and map entries of a response, of a body, of a string in an array, and of a tag. Measured with `npm run bench:pages`. */
const overhead = { entry: 1_024, body: 256, text: 48, tag: 160 };

const textBytes = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length + overhead.text, 0);

/** Bytes of memory that a cached response holds: its key, headers, tags and all encodings of its body. */
export function sizeOf({ headers, tags, bodies }: CachedResponse, key: string): number {
  const bodyBytes = [...bodies.values()].reduce((sum, { body }) => sum + body.length + overhead.body, 0);
  return overhead.entry + key.length + bodyBytes + textBytes(headers) + textBytes(tags) + tags.length * overhead.tag;
}
