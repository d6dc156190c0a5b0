import { buffer } from 'node:stream/consumers';
import type { IncomingHttpHeaders } from 'node:http';
import type { Trace } from '@gvg/service-kit/trace-context';
import { traceHeaders } from '@gvg/service-kit/trace-context';
import type { Upstream } from '../proxy/upstream.ts';
import { assertAvailable, upstreamFailure, isConnectionReset } from '../proxy/upstream-failure.ts';

export interface FetchedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface UpstreamRead {
  upstream: Upstream;
  /** Path and query. */
  target: string;
  /** Where an answer is kept already: 304 says that it still holds. */
  etag: string | undefined;
  language: string | undefined;
  trace: Trace;
}

async function fetchOnce({ upstream, target, etag, language, trace }: UpstreamRead): Promise<FetchedResponse> {
  const { statusCode, headers, body } = await upstream.pool.request({
    method: 'GET',
    path: target,
    headers: {
      accept: 'application/json',
      ...traceHeaders(trace),
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
  });
  const response = { status: statusCode, headers, body: await buffer(body) };
  upstream.breaker.recordSuccess();
  return response;
}

/** Asks the service for an answer that is nobody's own: nothing of the client's request goes along but its question and its language. */
export async function fetchResponse(read: UpstreamRead): Promise<FetchedResponse> {
  const { upstream } = read;
  assertAvailable(upstream);
  try {
    return await fetchOnce(read).catch((error: unknown) => {
      if (isConnectionReset(error)) return fetchOnce(read);
      throw error;
    });
  } catch (error) {
    throw upstreamFailure(upstream, error);
  }
}
