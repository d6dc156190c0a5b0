/** Headers that speak about one connection and not about the message (RFC 9110, §7.6.1), with those that the gateway makes itself. */
const ofOneHop = new Set([
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
const ownOfGateway = new Set([
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
export function boundToHop(connection: string | string[] | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  return new Set(String(connection).toLowerCase().split(',').map((name) => name.trim()));
}

export function passesToUpstream(name: string, bound: ReadonlySet<string> | undefined): boolean {
  return !ofOneHop.has(name) && !ownOfGateway.has(name) && bound?.has(name) !== true;
}

export function passesToClient(name: string, bound: ReadonlySet<string> | undefined): boolean {
  return !ofOneHop.has(name) && name !== 'x-request-id' && name !== 'x-powered-by' && bound?.has(name) !== true;
}
