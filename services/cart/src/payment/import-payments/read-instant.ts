const dateAndTime = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** A day, perhaps with its time, in front of another text. */
const inFront =
  /^(\d{1,2}[/-]\d{1,2}[/-]\d{4}(?:[ T]+\d{1,2}:\d{2}(?::\d{2})?)?)\s+(?!\d{1,2}:\d{2}(?::\d{2})?$)(\S.*)$/s;

/** A cell in which a bank writes day and reference, and one with the day alone. */
export function splitInstant(cell: string): { date: string; rest: string } {
  const [, date = cell, rest = ''] = inFront.exec(cell.trim()) ?? [];
  return { date, rest };
}

/** Vietnam is seven hours ahead of UTC all the year. */
const vietnamOffsetMs = 7 * 3_600_000;

/** The instant, in ISO 8601 UTC, of a statement's `dd/mm/yyyy`, with or without a time, by the clocks of Vietnam; undefined for what is no date. */
export function readInstant(cell: string): string | undefined {
  const parts = dateAndTime.exec(cell.trim());
  if (parts === null) return undefined;
  const [day, month, year, hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isReal =
    local.getUTCFullYear() === year &&
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  return isReal ? new Date(local.getTime() - vietnamOffsetMs).toISOString() : undefined;
}
