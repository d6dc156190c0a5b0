import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@gvg/contracts/endpoint';
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

const perRequestHeaders = new Set(['x-request-id', 'date', 'content-length', 'connection', 'keep-alive', 'transfer-encoding', 'x-powered-by', 'age', 'server-timing']);

/** Request headers by which a cached response may vary: the gateway compresses by itself, and keys by language where the contract says so. */
const keyedHeaders = ({ variesByLanguage }: Endpoint) => ['accept-encoding', ...(variesByLanguage === true ? ['accept-language'] : [])];

/** The Vary header of a cached response. */
export const varyOf = (endpoint: Endpoint): string => keyedHeaders(endpoint).join(', ');

/** Only responses that the service marks as public are cached; personal ones, and those that vary by more than the key, are not. */
export function isCacheable(endpoint: Endpoint, status: number, headers: IncomingHttpHeaders): boolean {
  const cacheControl = headers['cache-control'] ?? '';
  const variedHeaders = headers.vary?.toLowerCase().split(',').map((name) => name.trim()) ?? [];
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    typeof headers.etag === 'string' &&
    /\bpublic\b/.test(cacheControl) &&
    !/\b(?:private|no-store)\b/.test(cacheControl) &&
    variedHeaders.every((name) => keyedHeaders(endpoint).includes(name))
  );
}

/** The headers to cache. Flat: name, value, name, value. */
export function cacheableHeaders(endpoint: Endpoint, headers: IncomingHttpHeaders): string[] {
  return Object.entries({ ...headers, vary: varyOf(endpoint) }).flatMap(([name, value]) => (value === undefined || perRequestHeaders.has(name) ? [] : [value].flat().flatMap((item) => [name, item])));
}
