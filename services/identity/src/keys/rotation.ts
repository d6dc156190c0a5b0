import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';

const day = 24 * 60 * 60 * 1000;

/** A key signs for this long. */
export const signingPeriodMs = 90 * day;

/** A key is shown before it signs: longer than anybody keeps the key set. */
export const publicationLeadMs = day;

/** What a key signed last outlives its signing by this: a guest cookie's days, and one for clocks and slow clients. */
const verificationPeriodMs = (guestCookieDays + 1) * day;

interface ScheduledKey {
  signsFrom: Date;
}

/** When the key after these begins to sign, if it has to be made by now; undefined while the newest has time left. `keys` oldest first. */
export function nextKeyStart(keys: readonly ScheduledKey[], now: Date): Date | undefined {
  const newest = keys.at(-1);
  if (newest === undefined) return now;
  const plannedStart = newest.signsFrom.getTime() + signingPeriodMs;
  if (plannedStart - publicationLeadMs > now.getTime()) return undefined;
  return new Date(Math.max(plannedStart, now.getTime() + publicationLeadMs));
}

/** Those that something still valid may have been signed with. `keys` oldest first. */
export function keysStillNeeded<Key extends ScheduledKey>(keys: readonly Key[], now: Date): Key[] {
  return keys.filter((_, index) => {
    const successor = keys[index + 1];
    return successor === undefined || successor.signsFrom.getTime() + verificationPeriodMs > now.getTime();
  });
}
