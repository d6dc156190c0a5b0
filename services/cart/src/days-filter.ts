import { addDays, startOfVietnamDay } from '@gvg/contracts/values/vietnam-day';

/** Days in Vietnam, both included and optional. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Filters documents whose `field` is an instant within these days. */
export function daysFilter(field: string, { from, to }: Days): Record<string, { $gte?: Date; $lt?: Date }> {
  if (from === undefined && to === undefined) return {};
  return {
    [field]: {
      ...(from !== undefined && { $gte: startOfVietnamDay(from) }),
      ...(to !== undefined && { $lt: startOfVietnamDay(addDays(to, 1)) }),
    },
  };
}
