import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Trace } from '@gvg/service-kit/trace-context';
import { clientHeaders } from '../proxy/message-headers.ts';
import { compressedBody, encodingFor } from './compression.ts';
import type { FetchedAnswer } from './fetch-answer.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** How it came about (RFC 9211): out of the cache, asked again by its ETag, or not kept yet. */
export type CacheStatus = 'hit' | 'fwd=stale' | 'fwd=miss';

const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

function isKnownToClient(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const own = opaque(etag);
  return ifNoneMatch.split(',').some((one) => opaque(one) === own);
}

/** Gives a kept answer: 304 to whoever has it, else its body in the best encoding that the client takes. */
export async function giveKept(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer, { trace, status }: { trace: Trace; status: CacheStatus }): Promise<void> {
  const headers = [...answer.headers, 'vary', 'accept-encoding', 'cache-status', `gateway; ${status}`, 'x-request-id', trace.requestId];
  if (isKnownToClient(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], answer);
  const body = encoding === undefined ? answer.body : await compressedBody(answer, encoding);
  if (encoding !== undefined) headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Gives an answer that is not kept, as it came. */
export function giveFetched(request: IncomingMessage, response: ServerResponse, { status, headers, body }: FetchedAnswer, trace: Trace): void {
  const passed = clientHeaders(headers, trace);
  response.writeHead(status, { ...passed, 'content-length': body.length, 'cache-status': 'gateway; fwd=miss' }).end(request.method === 'HEAD' ? undefined : body);
}
