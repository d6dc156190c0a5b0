/** Seconds before its expiry from which a signed URL is no longer used. */
const safetySeconds = 120;

const endOf = (address: string) =>
  Number(new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('expires') ?? 0);

/**
 * Returns whether the signed URL of a private picture is valid for some more minutes (rules/private-pictures.md). A URL without a signature
 * never expires.
 */
export const isUsable = (address: string, now: Date = new Date()): boolean =>
  !address.includes('?') || endOf(address) - safetySeconds > now.getTime() / 1_000;
