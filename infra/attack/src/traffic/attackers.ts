/** Loopback addresses of the attackers, so that limits per address only affect them. */
export const attackers: readonly string[] = Array.from({ length: 10 }, (_, index) => `127.0.0.${index + 2}`);
