import { urgentHours } from '@gvg/contracts/cart/http/dashboard';

/** Jobs whose time is up by then are urgent. */
export const urgentUntil = (now: Date): Date => new Date(now.getTime() + urgentHours * 3_600_000);

export const isUrgent = (by: Date, now: Date): boolean => by <= urgentUntil(now);
