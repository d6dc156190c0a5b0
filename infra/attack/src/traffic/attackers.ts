/** Loopback addresses that attackers connect from, so that the limits of an address hold for them and not for others. */
export const attackers: readonly string[] = Array.from({ length: 10 }, (_, index) => `127.0.0.${index + 2}`);
