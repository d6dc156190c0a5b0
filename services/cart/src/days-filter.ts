import { addDays, startOfVietnamDay } from '@gvg/contracts/values/vietnam-day';

/** Days in Vietnam, both included; each may be left out. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Documents whose `field` is an instant of these days. */
export function daysFilter(field: string, { from, to }: Days): Record<string, { $gte?: Date; $lt?: Date }> {
  if (from === undefined && to === undefined) return {};
  return {
    [field]: {
      ...(from !== undefined && { $gte: startOfVietnamDay(from) }),
      ...(to !== undefined && { $lt: startOfVietnamDay(addDays(to, 1)) }),
    },
  };
}
