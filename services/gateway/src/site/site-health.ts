import type { Upstream } from '../proxy/upstream.ts';
import { processesOf, readProcess } from './processes.ts';
import type { SiteProcess } from './processes.ts';

interface ProcessState {
  ready: boolean;
  /** Report on its own dependencies. */
  report?: unknown;
}

export interface SiteHealth {
  /** True if every upstream has a ready process. */
  ready: boolean;
  /** By the name of the upstream, numbered if it has several addresses (`catalogue-2`). */
  processes: Record<string, ProcessState>;
}

async function readinessOf(process: SiteProcess): Promise<ProcessState> {
  const response = await readProcess(process, '/health/ready');
  try {
    return response ? { ready: response.isOk, report: JSON.parse(response.text) as unknown } : { ready: false };
  } catch {
    return { ready: false };
  }
}

/** Checks the readiness of all upstreams concurrently. */
export async function siteHealth(upstreams: readonly Upstream[]): Promise<SiteHealth> {
  const checked = await Promise.all(
    processesOf(upstreams).map(async (process) => ({ ...process, state: await readinessOf(process) })),
  );
  return {
    ready: upstreams.every((upstream) => checked.some((entry) => entry.upstream === upstream && entry.state.ready)),
    processes: Object.fromEntries(checked.map(({ name, state }) => [name, state])),
  };
}

/** Returns the public form: only readiness, without the reports. */
export function publicSiteHealth({ ready, processes }: SiteHealth): SiteHealth {
  return {
    ready,
    processes: Object.fromEntries(Object.entries(processes).map(([name, state]) => [name, { ready: state.ready }])),
  };
}
