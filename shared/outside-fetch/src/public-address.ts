import ipaddr from 'ipaddr.js';

/**
 * Ranges that the library treats as ordinary unicast although no public host uses them: benchmarking (RFC 2544) and the former 6to4 relays
 * (RFC 7526).
 */
const excludedIpv4 = ['198.18.0.0/15', '192.88.99.0/24'].map((range) => ipaddr.IPv4.parseCIDR(range));

/** The range assigned as global unicast (RFC 4291). Excludes NAT64, IPv4-mapped, unique local and link-local addresses. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether `address`, an IPv4 or IPv6 address without brackets, belongs to the public internet. Private, loopback, link-local,
 * metadata, carrier-grade NAT, NAT64, IPv4-mapped, multicast and reserved addresses do not (`rules/cart-and-orders.md`).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4
    ? !excludedIpv4.some((range) => parsed.match(range))
    : parsed.match(globalUnicast);
}
