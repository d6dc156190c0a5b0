import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Trace } from '@gvg/service-kit/telemetry/trace-context';
import { clientHeaders } from '../proxy/message-headers.ts';
import type { RoutedRequest } from './cacheable-read.ts';
import type { CachedResponse } from './cached-response.ts';
import { encode, encodingFor } from './compression.ts';
import type { EncodedBody } from './compression.ts';
import { documentHeadersFor } from './document-read.ts';
import type { FetchedResponse } from './fetch-response.ts';
import { securityHeaders } from '../responses/security-headers.ts';
import { redirectLocation } from './redirect-location.ts';

/** Cache-Status (RFC 9211): from the cache, revalidated by ETag, or not cached before. */
export type CacheStatus = 'hit' | 'fwd=stale' | 'fwd=miss';

const opaqueTag = (etag: string) => etag.trim().replace(/^W\//, '');

/** Returns true if the client already has the response: its If-None-Match contains the ETag. */
export function isNotModified({ headers }: IncomingMessage, { etag }: Pick<CachedResponse, 'etag'>): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const expected = opaqueTag(etag);
  return ifNoneMatch.split(',').some((candidate) => opaqueTag(candidate) === expected);
}

/** Sends a cached response with its encoded body; 304 without one. */
export function sendCached(
  { request, response, trace }: RoutedRequest,
  cached: CachedResponse,
  { status, encoded }: { status: CacheStatus; encoded: EncodedBody | undefined },
): void {
  const headers = [...cached.headers, 'cache-status', `gateway; ${status}`, 'x-request-id', trace.requestId];
  if (encoded === undefined) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = encoded;
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
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
  const { body, encoding } = await encode(fetched.body, encodingFor(request.headers['accept-encoding']));
  const { location } = fetched.headers;
  const headers = {
    ...documentHeadersFor(fetched),
    ...(location === undefined ? {} : { location: redirectLocation(location, query) }),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  sendFetched(request, response, { status: fetched.status, headers, body }, trace);
}

/** Redirects to the address that a form requested. */
export function sendSeeOther({ response, trace }: RoutedRequest, location: string): void {
  response
    .writeHead(303, {
      ...securityHeaders,
      location,
      'cache-control': 'public, max-age=3600',
      'content-length': 0,
      'x-request-id': trace.requestId,
    })
    .end();
}
