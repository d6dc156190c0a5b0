import { isIPv6 } from 'node:net';

const mappedIpv4Pattern = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/**
 * Returns the key of a rate limit by address: an IPv4 address as it is, an IPv6 address by its /64 prefix, which one household shares
 * (rules/accounts.md).
 */
export function rateLimitAddress(address: string): string {
  const ipv4 = mappedIpv4Pattern.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  return `${groupsOf(address)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Returns the client's address: the socket's, or the one recorded by the outermost of `trustedProxyHops` proxies. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxyHops: number,
): string {
  const chain = [
    ...(forwardedFor
      ?.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean) ?? []),
    socketAddress ?? '',
  ];
  return chain.at(-1 - Math.min(trustedProxyHops, chain.length - 1)) ?? '';
}
