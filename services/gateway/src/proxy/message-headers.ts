import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Trace } from '@gvg/service-kit/telemetry/trace-context';
import { traceHeaders } from '@gvg/service-kit/telemetry/trace-context';
import { connectionHeaderNames, withheldFromClients, withheldFromUpstreams } from './hop-headers.ts';

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
    const [name, value] = [rawHeaders[index] as string, rawHeaders[index + 1] as string];
    const key = name.toLowerCase();
    if (!withheldFromUpstreams.has(key) && connectionNames?.has(key) !== true) headers.push(name, value);
  }
  headers.push(...Object.entries(traceHeaders(trace)).flat());
  headers.push('x-forwarded-for', address, 'x-forwarded-proto', protocol);
  if (request.headers.host !== undefined) headers.push('x-forwarded-host', request.headers.host);
  return headers;
}

/** The response headers without hop-by-hop headers, plus the request id. */
export function clientHeaders(headers: IncomingHttpHeaders, trace: Trace): OutgoingHttpHeaders {
  const connectionNames = connectionHeaderNames(headers.connection);
  const forwarded: OutgoingHttpHeaders = { 'x-request-id': trace.requestId };
  for (const name in headers) {
    if (!withheldFromClients.has(name) && connectionNames?.has(name) !== true) forwarded[name] = headers[name];
  }
  return forwarded;
}
