/** Vietnam has one time zone and no daylight saving time. */
const offsetMs = 7 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Returns the day of an instant in Vietnam, such as `2026-11-24`. */
export const vietnamDayOf = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);

/** Returns the instant at which a day begins in Vietnam. */
export const startOfVietnamDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);

/** Returns the local time of an instant in Vietnam, as the value of a datetime-local input: `2026-11-24T20:02`. */
export const vietnamTimeOf = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** Returns the instant of such a time; the inverse of `vietnamTimeOf`, to the minute. */
export const instantOfVietnamTime = (time: string): Date => new Date(Date.parse(`${time}Z`) - offsetMs);

/** Returns the day `days` later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Returns the number of days from `from` to `to`, inclusive; 0 or less if `to` is earlier. */
export const countDays = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs + 1;

/** Returns every day from `from` to `to`, inclusive. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index));
