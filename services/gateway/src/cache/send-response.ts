import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Trace } from '@gvg/service-kit/trace-context';
import { clientHeaders } from '../proxy/message-headers.ts';
import { compressedBody, encodingFor } from './compression.ts';
import type { FetchedResponse } from './fetch-response.ts';
import type { CachedResponse } from './cached-response.ts';

/** How it came about (RFC 9211): out of the cache, asked again by its ETag, or not kept yet. */
export type CacheStatus = 'hit' | 'fwd=stale' | 'fwd=miss';

const opaqueTag = (etag: string) => etag.trim().replace(/^W\//, '');

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const expected = opaqueTag(etag);
  return ifNoneMatch.split(',').some((candidate) => opaqueTag(candidate) === expected);
}

/** Gives a kept answer: 304 to whoever has it, else its body in the best encoding that the client takes. */
export async function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse, { trace, status }: { trace: Trace; status: CacheStatus }): Promise<void> {
  const headers = [...cached.headers, 'vary', 'accept-encoding', 'cache-status', `gateway; ${status}`, 'x-request-id', trace.requestId];
  if (matchesEtag(request.headers['if-none-match'], cached.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], cached);
  const body = encoding === undefined ? cached.body : await compressedBody(cached, encoding);
  if (encoding !== undefined) headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Gives an answer that is not kept, as it came. */
export function sendFetched(request: IncomingMessage, response: ServerResponse, { status, headers, body }: FetchedResponse, trace: Trace): void {
  const forwarded = clientHeaders(headers, trace);
  response.writeHead(status, { ...forwarded, 'content-length': body.length, 'cache-status': 'gateway; fwd=miss' }).end(request.method === 'HEAD' ? undefined : body);
}
