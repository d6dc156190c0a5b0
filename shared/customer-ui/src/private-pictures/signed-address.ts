/** Seconds before its end in which a signed address is no longer used. */
const safetySeconds = 120;

const endOf = (address: string) =>
  Number(new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('expires') ?? 0);

/** Whether a signed address of a private picture still works, and will for some minutes (rules/private-pictures.md); one without a signature never ends. */
export const isUsable = (address: string, now: Date = new Date()): boolean =>
  !address.includes('?') || endOf(address) - safetySeconds > now.getTime() / 1_000;
