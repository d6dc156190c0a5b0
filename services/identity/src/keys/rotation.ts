import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';

const day = 24 * 60 * 60 * 1000;

export const signingPeriodMs = 90 * day;

/** Time for which a key is published before it signs: longer than any service caches the key set. */
export const publicationLeadMs = day;

/** Time for which a key verifies after it stops signing: the lifetime of a guest cookie plus one day for clock skew and slow clients. */
const verificationPeriodMs = (guestCookieDays + 1) * day;

interface ScheduledKey {
  signsFrom: Date;
}

/** Returns when the next key starts to sign, if it must be created now; undefined while the newest key is not due for replacement. `keys` are oldest first. */
export function nextKeyStart(keys: readonly ScheduledKey[], now: Date): Date | undefined {
  const newest = keys.at(-1);
  if (newest === undefined) return now;
  const plannedStart = newest.signsFrom.getTime() + signingPeriodMs;
  if (plannedStart - publicationLeadMs > now.getTime()) return undefined;
  return new Date(Math.max(plannedStart, now.getTime() + publicationLeadMs));
}

/** Returns the keys whose signatures may still be valid. `keys` are oldest first. */
export function keysStillNeeded<Key extends ScheduledKey>(keys: readonly Key[], now: Date): Key[] {
  return keys.filter((_, index) => {
    const successor = keys[index + 1];
    return successor === undefined || successor.signsFrom.getTime() + verificationPeriodMs > now.getTime();
  });
}
