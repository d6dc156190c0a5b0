/** Hours before its deadline from which a job is urgent. */
export const urgentHours = 3;
/** Days within which an arrived parcel is weighed. */
export const warehouseDays = 2;
/** Days within which a transfer is matched. */
export const unmatchedDays = 1;

/** Returns whether a job with the deadline `by` is urgent at `now`. */
export const isUrgent = (by: Date, now: Date): boolean => by.getTime() <= now.getTime() + urgentHours * 3_600_000;
