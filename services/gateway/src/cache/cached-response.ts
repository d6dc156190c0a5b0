import type { CacheTag } from '@gvg/contracts/cache-tags';
import type { Encoding } from './encoding.ts';

/** A reusable response with status 200. */
export interface CachedResponse {
  /** In `encoding`. */
  body: Buffer;
  /** Documents are stored compressed alone, since nearly all clients take them so; undefined: the body is not compressed. */
  encoding?: Encoding;
  etag: string;
  /** Flat: name, value, name, value. Without per-request headers. */
  headers: readonly string[];
  tags: readonly CacheTag[];
  /** Served without revalidation until then; revalidated by ETag afterwards. In milliseconds of `performance.now()`. */
  freshUntil: number;
  /** Other encodings of an uncompressed body, created on first use. */
  compressed: Map<Encoding, Buffer>;
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

/** Objects and map entries of a response, of a buffer, of a string in an array, and of a tag. Measured with `npm run bench:pages`. */
const overhead = { entry: 1_024, buffer: 256, text: 48, tag: 160 };

const textBytes = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length + overhead.text, 0);

/** Bytes of memory that a cached response holds: its key, headers, tags and all encodings of its body. */
export function sizeOf({ body, headers, tags, compressed }: CachedResponse, key: string): number {
  const bodies = [body, ...compressed.values()].reduce((sum, { length }) => sum + length + overhead.buffer, 0);
  return overhead.entry + key.length + bodies + textBytes(headers) + textBytes(tags) + tags.length * overhead.tag;
}
