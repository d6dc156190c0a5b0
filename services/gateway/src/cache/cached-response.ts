import type { IncomingHttpHeaders } from 'node:http';
import type { Tag } from './tags.ts';

/** An answer as it can be given again. */
export interface CachedResponse {
  body: Buffer;
  etag: string;
  /** Flat: name, value, name, value. Without what belongs to one request. */
  headers: readonly string[];
  tags: readonly Tag[];
  /** Until then it is given without asking; afterwards its ETag is asked for first. In milliseconds of `performance.now()`. */
  freshUntil: number;
  /** The body, compressed for those who take that, made when first asked for. */
  compressed: Map<string, Promise<Buffer>>;
}

const perRequestHeaders = new Set(['x-request-id', 'date', 'content-length', 'connection', 'keep-alive', 'transfer-encoding', 'x-powered-by', 'age', 'vary', 'server-timing']);

/** A service lets its answer be kept by saying so; anything that is for one person, or differs by more than the address, is not. */
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
