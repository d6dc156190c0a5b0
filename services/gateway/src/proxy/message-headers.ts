import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Trace } from '@gvg/service-kit/trace-context';
import { traceHeaders } from '@gvg/service-kit/trace-context';
import { connectionHeaderNames, isForwardedToClient, isForwardedToUpstream } from './hop-headers.ts';

/** What the gateway knows of the request beside its message. */
export interface ClientOrigin {
  address: string;
  protocol: 'http' | 'https';
}

/** The client's headers without those of its connection, with where it came from and where in its trace it is. Flat: name, value, name, value. */
export function upstreamHeaders(request: IncomingMessage, { address, protocol }: ClientOrigin, trace: Trace): string[] {
  const { rawHeaders } = request;
  const connectionNames = connectionHeaderNames(request.headers.connection);
  const headers: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (isForwardedToUpstream(name.toLowerCase(), connectionNames)) headers.push(name, rawHeaders[index + 1] as string);
  }
  const { 'x-request-id': requestId, traceparent } = traceHeaders(trace);
  headers.push('x-request-id', requestId, 'traceparent', traceparent, 'x-forwarded-for', address, 'x-forwarded-proto', protocol);
  if (request.headers.host !== undefined) headers.push('x-forwarded-host', request.headers.host);
  return headers;
}

/** The answer's headers without those of the upstream's connection, with the request's id. */
export function clientHeaders(headers: IncomingHttpHeaders, trace: Trace): OutgoingHttpHeaders {
  const connectionNames = connectionHeaderNames(headers.connection);
  const forwarded: OutgoingHttpHeaders = { 'x-request-id': trace.requestId };
  for (const name in headers) {
    if (isForwardedToClient(name, connectionNames)) forwarded[name] = headers[name];
  }
  return forwarded;
}
