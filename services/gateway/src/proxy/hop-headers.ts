/** Headers that speak about one connection and not about the message (RFC 9110, §7.6.1), with those that the gateway makes itself. */
const hopByHopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Not believed from outside: the gateway says these itself, or nobody outside may. */
const gatewayHeaders = new Set([
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
]);

/** Names that a Connection header binds to this hop. */
export function connectionHeaderNames(connection: string | string[] | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  return new Set(String(connection).toLowerCase().split(',').map((name) => name.trim()));
}

export function isForwardedToUpstream(name: string, connectionNames: ReadonlySet<string> | undefined): boolean {
  return !hopByHopHeaders.has(name) && !gatewayHeaders.has(name) && connectionNames?.has(name) !== true;
}

export function isForwardedToClient(name: string, connectionNames: ReadonlySet<string> | undefined): boolean {
  return !hopByHopHeaders.has(name) && name !== 'x-request-id' && name !== 'x-powered-by' && connectionNames?.has(name) !== true;
}
