import { buffer } from 'node:stream/consumers';
import type { IncomingHttpHeaders } from 'node:http';
import type { Trace } from '@gvg/service-kit/telemetry/trace-context';
import { traceHeaders } from '@gvg/service-kit/telemetry/trace-context';
import { withFailover } from '../proxy/failover.ts';
import type { UpstreamAddress } from '../proxy/upstream-address.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { compactBuffer } from './compact-buffer.ts';

export interface FetchedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface UpstreamRead {
  upstream: Upstream;
  /** Path and query. */
  target: string;
  /** Client headers that the response may depend on. */
  headers: Readonly<Record<string, string>>;
  /** ETag of the cached response, if any: a 304 confirms that it is still valid. */
  etag: string | undefined;
  trace: Trace;
}

async function fetchFrom(
  address: UpstreamAddress,
  { target, headers, etag, trace }: UpstreamRead,
): Promise<FetchedResponse> {
  const response = await address.pool.request({
    method: 'GET',
    path: target,
    headers: { ...headers, ...traceHeaders(trace), ...(etag === undefined ? {} : { 'if-none-match': etag }) },
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: compactBuffer(await buffer(response.body)),
  };
}

/** Fetches a shareable response. Rejects with an ApiFailure. */
export function fetchResponse(read: UpstreamRead): Promise<FetchedResponse> {
  return withFailover(read.upstream, { isRepeatable: () => true }, (address) => fetchFrom(address, read));
}
