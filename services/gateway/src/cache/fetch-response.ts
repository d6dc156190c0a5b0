import { buffer } from 'node:stream/consumers';
import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@gvg/contracts/locale';
import type { Trace } from '@gvg/service-kit/trace-context';
import { traceHeaders } from '@gvg/service-kit/trace-context';
import { withFailover } from '../proxy/failover.ts';
import type { UpstreamAddress } from '../proxy/upstream-address.ts';
import type { Upstream } from '../proxy/upstream.ts';

export interface FetchedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface UpstreamRead {
  upstream: Upstream;
  /** Path and query. */
  target: string;
  /** ETag of the cached response, if any: a 304 confirms that it is still valid. */
  etag: string | undefined;
  language: Locale;
  trace: Trace;
}

async function fetchFrom(address: UpstreamAddress, { target, etag, language, trace }: UpstreamRead): Promise<FetchedResponse> {
  const { statusCode, headers, body } = await address.pool.request({
    method: 'GET',
    path: target,
    headers: {
      accept: 'application/json',
      ...traceHeaders(trace),
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
      'accept-language': language,
    },
  });
  const response = { status: statusCode, headers, body: await buffer(body) };
  address.recordResponse();
  return response;
}

/** Fetches a shareable response: only the target and the language of the client's request are forwarded. Rejects with an ApiFailure. */
export function fetchResponse(read: UpstreamRead): Promise<FetchedResponse> {
  return withFailover(read.upstream, { isRepeatable: () => true }, (address) => fetchFrom(address, read));
}
