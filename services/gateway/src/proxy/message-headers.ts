import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Trace } from '@gvg/service-kit/telemetry/trace-context';
import { traceHeaders } from '@gvg/service-kit/telemetry/trace-context';
import { connectionHeaderNames, isForwardedToClient, isForwardedToUpstream } from './hop-headers.ts';

/** Where a request comes from, as `x-forwarded-*` headers report it. */
export interface ClientOrigin {
  address: string;
  protocol: 'http' | 'https';
}

/** The client's headers without hop-by-hop headers, plus origin and trace headers. Flat: name, value, name, value. */
export function upstreamHeaders(request: IncomingMessage, { address, protocol }: ClientOrigin, trace: Trace): string[] {
  const { rawHeaders } = request;
  const connectionNames = connectionHeaderNames(request.headers.connection);
  const headers: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (isForwardedToUpstream(name.toLowerCase(), connectionNames)) headers.push(name, rawHeaders[index + 1] as string);
  }
  const { 'x-request-id': requestId, traceparent } = traceHeaders(trace);
  headers.push(
    'x-request-id',
    requestId,
    'traceparent',
    traceparent,
    'x-forwarded-for',
    address,
    'x-forwarded-proto',
    protocol,
  );
  if (request.headers.host !== undefined) headers.push('x-forwarded-host', request.headers.host);
  return headers;
}

/** The response headers without hop-by-hop headers, plus the request id. */
export function clientHeaders(headers: IncomingHttpHeaders, trace: Trace): OutgoingHttpHeaders {
  const connectionNames = connectionHeaderNames(headers.connection);
  const forwarded: OutgoingHttpHeaders = { 'x-request-id': trace.requestId };
  for (const name in headers) {
    if (isForwardedToClient(name, connectionNames)) forwarded[name] = headers[name];
  }
  return forwarded;
}
