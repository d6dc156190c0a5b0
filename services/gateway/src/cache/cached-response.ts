import type { IncomingHttpHeaders } from 'node:http';
import type { Tag } from './tags.ts';

/** A reusable response. */
export interface CachedResponse {
  body: Buffer;
  etag: string;
  /** Flat: name, value, name, value. Without per-request headers. */
  headers: readonly string[];
  tags: readonly Tag[];
  /** Served without revalidation until then; revalidated by ETag afterwards. In milliseconds of `performance.now()`. */
  freshUntil: number;
  /** Compressed bodies by encoding, created on first use. */
  compressed: Map<string, Promise<Buffer>>;
}

const perRequestHeaders = new Set(['x-request-id', 'date', 'content-length', 'connection', 'keep-alive', 'transfer-encoding', 'x-powered-by', 'age', 'vary', 'server-timing']);

/** Only responses that the service marks as public are cached; personal ones, and those that vary by more than the URL, are not. */
export function isCacheable(status: number, headers: IncomingHttpHeaders): boolean {
  const cacheControl = headers['cache-control'] ?? '';
  const vary = headers.vary?.toLowerCase() ?? '';
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    typeof headers.etag === 'string' &&
    /\bpublic\b/.test(cacheControl) &&
    !/\b(?:private|no-store)\b/.test(cacheControl) &&
    (vary === '' || vary === 'accept-encoding')
  );
}

export function cacheableHeaders(headers: IncomingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined || perRequestHeaders.has(name) ? [] : [value].flat().flatMap((item) => [name, item])));
}
