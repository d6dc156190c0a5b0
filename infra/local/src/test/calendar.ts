import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RepositoryGraph } from './affected/repository-graph.ts';
import { stepOf } from './affected/test-files.ts';

/** `name` is used in logs and reports, `moment` is an ISO instant. */
export type CalendarMoment = { name: string; moment: string };

const march = 2;
const april = 3;
const october = 9;
const november = 10;
const daysOfWeek = 7;

/** Clock changes in customers' countries, with the number of the Sunday in its month. -1 is the last one. */
const clockChanges = [
  { name: 'us-summer', month: march, sunday: 2 },
  { name: 'us-winter', month: november, sunday: 1 },
  { name: 'eu-summer', month: march, sunday: -1 },
  { name: 'eu-winter', month: october, sunday: -1 },
  { name: 'au-winter', month: april, sunday: 1 },
  { name: 'au-summer', month: october, sunday: 1 },
] as const;

/** Noon in UTC of a Sunday: all clocks have been changed by then, and it is Sunday everywhere. */
function sundayOf(year: number, month: number, sunday: number): Date {
  const noon = (day: number): Date => new Date(Date.UTC(year, month, day, 12));
  if (sunday > 0) {
    const first = noon(1);
    return noon(1 + ((daysOfWeek - first.getUTCDay()) % daysOfWeek) + (sunday - 1) * daysOfWeek);
  }
  const last = new Date(Date.UTC(year, month + 1, 0, 12));
  return noon(last.getUTCDate() - last.getUTCDay());
}

/** One year after `now`. All specs must pass then. */
export function yearAhead(now: Date): CalendarMoment {
  const moment = new Date(now);
  moment.setUTCFullYear(now.getUTCFullYear() + 1);
  return { name: 'year-ahead', moment: moment.toISOString() };
}

/** Unusual days: a leap day, the last minutes of a year in Vietnam, and the next clock change of each kind. */
export function oddDays(now: Date): CalendarMoment[] {
  const changes = clockChanges.map(({ name, month, sunday }) => {
    const ofThisYear = sundayOf(now.getUTCFullYear(), month, sunday);
    const next = ofThisYear > now ? ofThisYear : sundayOf(now.getUTCFullYear() + 1, month, sunday);
    return { name, moment: next.toISOString() };
  });
  return [
    { name: 'leap-day', moment: '2028-02-29T09:00:00+07:00' },
    { name: 'new-years-eve', moment: `${now.getUTCFullYear()}-12-31T23:57:00+07:00` },
    ...changes,
  ];
}

const readsClock = /\bnew Date\(\)|\bDate\.now\(/;

/** Unit specs that read the clock directly or through their imports. */
export function specsWithClock(repository: string, { imports, tests }: RepositoryGraph): string[] {
  const importsOf = Map.groupBy(
    imports.filter(({ isOfTypes }) => !isOfTypes),
    ({ from }) => from,
  );
  const known = new Map<string, boolean>();
  const reads = (file: string): boolean => {
    if (!known.has(file)) known.set(file, readsClock.test(readFileSync(path.join(repository, file), 'utf8')));
    return known.get(file) as boolean;
  };
  return tests.filter((test) => {
    if (stepOf(test) !== 'unit') return false;
    const reached = new Set([test]);
    // A set also visits entries that are added during the iteration.
    for (const file of reached) {
      if (reads(file)) return true;
      for (const { to } of importsOf.get(file) ?? []) reached.add(to);
    }
    return false;
  });
}
