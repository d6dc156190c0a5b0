import type { StoppableProcess } from '../process/stop-process.ts';

/** State of a row's processes in `npm run status`. */
export type ProcessState = { memory: string; up: string; restarts: string };

/** Sums the processes of a row by name. The uptime is that of the latest start. Empty texts if the row has no process of this launcher. */
export function processState(
  names: readonly string[],
  processes: readonly StoppableProcess[],
  memoryOf: (pid: number) => number,
  now: number,
): ProcessState {
  const own = processes.filter(({ name }) => names.includes(name));
  if (own.length === 0) return { memory: '', up: '', restarts: '' };
  const bytes = own.reduce((sum, { pid }) => sum + memoryOf(pid), 0);
  const startedAt = Math.max(...own.map(({ since }) => Date.parse(since ?? '')));
  const restarts = own.reduce((sum, one) => sum + (one.restarts ?? 0), 0);
  return { memory: `${Math.round(bytes / 1e6)} MB`, up: formatDuration(now - startedAt), restarts: String(restarts) };
}

function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return `${Math.floor(milliseconds / 1000)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
