import { documentHeaders } from '@gvg/contracts/composition/document-exchange';

/** Headers of one connection that must not be forwarded (RFC 9110, §7.6.1). */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Never accepted from clients: the gateway sets these itself, or they are internal. */
const gatewayHeaders = [
  'host',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-request-id',
  'traceparent',
  'x-internal-secret',
  'x-internal-service',
  documentHeaders.canary,
];

export const withheldFromUpstreams: ReadonlySet<string> = new Set([...hopByHopHeaders, ...gatewayHeaders]);
export const withheldFromClients: ReadonlySet<string> = new Set([...hopByHopHeaders, 'x-request-id', 'x-powered-by']);

/** Header names that a Connection header marks as hop-by-hop. */
export function connectionHeaderNames(connection: string | string[] | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  return new Set(
    String(connection)
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
}
