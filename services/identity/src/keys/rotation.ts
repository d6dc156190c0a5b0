import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';

const day = 24 * 60 * 60 * 1000;

/** How long a key signs. */
export const signingPeriodMs = 90 * day;

/** How long a key is published before it signs: longer than any service caches the key set. */
export const publicationLeadMs = day;

/** How long a key verifies after it stops signing: the lifetime of a guest cookie plus one day for clock skew and slow clients. */
const verificationPeriodMs = (guestCookieDays + 1) * day;

interface ScheduledKey {
  signsFrom: Date;
}

/** When the next key starts to sign, if it must be created now; undefined while the newest key is not due for replacement. `keys` oldest first. */
export function nextKeyStart(keys: readonly ScheduledKey[], now: Date): Date | undefined {
  const newest = keys.at(-1);
  if (newest === undefined) return now;
  const plannedStart = newest.signsFrom.getTime() + signingPeriodMs;
  if (plannedStart - publicationLeadMs > now.getTime()) return undefined;
  return new Date(Math.max(plannedStart, now.getTime() + publicationLeadMs));
}

/** The keys whose signatures may still be valid. `keys` oldest first. */
export function keysStillNeeded<Key extends ScheduledKey>(keys: readonly Key[], now: Date): Key[] {
  return keys.filter((_, index) => {
    const successor = keys[index + 1];
    return successor === undefined || successor.signsFrom.getTime() + verificationPeriodMs > now.getTime();
  });
}
