const dateAndTime = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** A day, optionally with a time, followed by another text. */
const inFront =
  /^(\d{1,2}[/-]\d{1,2}[/-]\d{4}(?:[ T]+\d{1,2}:\d{2}(?::\d{2})?)?)\s+(?!\d{1,2}:\d{2}(?::\d{2})?$)(\S.*)$/s;

/** Splits a cell into day and reference, for banks that write both into one; `rest` is empty for a cell with only the day. */
export function splitInstant(cell: string): { date: string; rest: string } {
  const [, date = cell, rest = ''] = inFront.exec(cell.trim()) ?? [];
  return { date, rest };
}

/** Vietnam is UTC+7 all year. */
const vietnamOffsetMs = 7 * 3_600_000;

/** Converts a statement's `dd/mm/yyyy`, with or without a time, from Vietnamese time to ISO 8601 in UTC. Returns undefined for anything but a date. */
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
