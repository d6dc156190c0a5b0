/** Vietnam has one time zone and no daylight saving time. */
const offsetMs = 7 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The day in Vietnam of an instant, e.g. `2026-11-24`. */
export const vietnamDayOf = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);

/** The instant at which a day begins in Vietnam. */
export const startOfVietnamDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);

/** The time of an instant on a clock in Vietnam, as a field for a date and a time has it: `2026-11-24T20:02`. */
export const vietnamTimeOf = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** The instant of such a time; the inverse of `vietnamTimeOf`, to the minute. */
export const instantOfVietnamTime = (time: string): Date => new Date(Date.parse(`${time}Z`) - offsetMs);

/** The day that is `days` later; earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Number of days from `from` to `to`, both included; 0 or less when `to` is earlier. */
export const countDays = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs + 1;

/** Every day from `from` to `to`, both included. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index));
