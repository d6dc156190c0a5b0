import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Trace } from '@gvg/service-kit/trace-context';
import { clientHeaders } from '../proxy/message-headers.ts';
import type { RoutedRequest } from './cacheable-read.ts';
import type { CachedResponse } from './cached-response.ts';
import { encode, encodedBody } from './compression.ts';
import { documentHeadersFor } from './document-read.ts';
import type { FetchedResponse } from './fetch-response.ts';
import { redirectLocation } from './redirect-location.ts';

/** Cache-Status (RFC 9211): from the cache, revalidated by ETag, or not cached before. */
export type CacheStatus = 'hit' | 'fwd=stale' | 'fwd=miss';

const opaqueTag = (etag: string) => etag.trim().replace(/^W\//, '');

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const expected = opaqueTag(etag);
  return ifNoneMatch.split(',').some((candidate) => opaqueTag(candidate) === expected);
}

/** Sends a cached response: 304 if the client's ETag matches, otherwise the body in the best accepted encoding. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  { trace, status }: { trace: Trace; status: CacheStatus },
): Promise<void> {
  const headers = [...cached.headers, 'cache-status', `gateway; ${status}`, 'x-request-id', trace.requestId];
  if (matchesEtag(request.headers['if-none-match'], cached.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = await encodedBody(cached, request.headers['accept-encoding']);
  if (encoding !== undefined) headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Sends an uncacheable response of the API as it was received. */
export function sendFetched(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: FetchedResponse,
  trace: Trace,
): void {
  const forwarded = clientHeaders(headers, trace);
  response
    .writeHead(status, { ...forwarded, 'content-length': body.length, 'cache-status': 'gateway; fwd=miss' })
    .end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a document that is not cached, or the redirect to one. `query` is the requested one. */
export async function sendFetchedDocument(
  { request, response, query, trace }: RoutedRequest,
  fetched: FetchedResponse,
): Promise<void> {
  const { body, encoding } = await encode(fetched.body, request.headers['accept-encoding']);
  const { location } = fetched.headers;
  const headers = {
    ...documentHeadersFor(fetched),
    ...(location === undefined ? {} : { location: redirectLocation(location, query) }),
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  };
  sendFetched(request, response, { status: fetched.status, headers, body }, trace);
}
