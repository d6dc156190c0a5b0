/** Hours until a job's time: it is urgent from then on. */
export const urgentHours = 3;
/** Days within which a parcel that has arrived is weighed. */
export const warehouseDays = 2;
/** Days within which a transfer is matched. */
export const unmatchedDays = 1;

/** Whether a job whose time is `by` is urgent at `now`. */
export const isUrgent = (by: Date, now: Date): boolean => by.getTime() <= now.getTime() + urgentHours * 3_600_000;
