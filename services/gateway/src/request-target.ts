import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@gvg/service-kit/security/client-address';
import type { ClientOrigin } from './proxy/message-headers.ts';

export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Splits a request's target into path and query (with its `?`). */
export function splitTarget(target: string): [path: string, query: string] {
  const queryStart = target.indexOf('?');
  return queryStart === -1 ? [target, ''] : [target.slice(0, queryStart), target.slice(queryStart)];
}

export function clientOriginOf(request: IncomingMessage, trustedProxyHops: number): ClientOrigin {
  const address = clientAddress(request.socket.remoteAddress, headerOf(request, 'x-forwarded-for'), trustedProxyHops);
  return {
    address,
    protocol: trustedProxyHops > 0 && headerOf(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http',
  };
}
