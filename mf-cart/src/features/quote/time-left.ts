/** Returns a sentence below `quote` in the texts for the remaining time, with its values; undefined once it has passed. */
export function timeLeft(until: string, now: Date): { key: string; values: Record<string, number> } | undefined {
  const minutes = Math.ceil((new Date(until).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return undefined;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return { key: 'leftDaysHours', values: { days: Math.floor(hours / 24), hours: hours % 24 } };
  return hours === 0
    ? { key: 'leftMinutes', values: { minutes } }
    : { key: 'leftHoursMinutes', values: { hours, minutes: minutes % 60 } };
}
