import type { UpstreamAddress } from '../proxy/upstream-address.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { processesOf } from './processes.ts';

interface ProcessState {
  ready: boolean;
  /** The report of its own dependencies. */
  report?: unknown;
}

export interface SiteHealth {
  /** Whether every upstream has a process that is ready. */
  ready: boolean;
  /** By the name of the upstream, numbered when it has several (`catalogue-2`). */
  processes: Record<string, ProcessState>;
}

/** Timeout of one readiness check. */
const timeoutMs = 2_000;

async function fetchReadiness(address: UpstreamAddress | undefined): Promise<ProcessState> {
  if (address === undefined) return { ready: false };
  try {
    const { statusCode, body } = await address.pool.request({
      method: 'GET',
      path: '/health/ready',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await body.text();
    return { ready: statusCode === 200, report: JSON.parse(text) as unknown };
  } catch {
    return { ready: false };
  }
}

/** Checks the readiness of all upstreams concurrently. */
export async function siteHealth(upstreams: readonly Upstream[]): Promise<SiteHealth> {
  const checked = await Promise.all(
    processesOf(upstreams).map(async ({ name, upstream, address }) => ({
      name,
      upstream,
      state: await fetchReadiness(address),
    })),
  );
  return {
    ready: upstreams.every((upstream) => checked.some((entry) => entry.upstream === upstream && entry.state.ready)),
    processes: Object.fromEntries(checked.map(({ name, state }) => [name, state])),
  };
}

/** The public form: readiness only, without the reports. */
export function publicSiteHealth({ ready, processes }: SiteHealth): SiteHealth {
  return {
    ready,
    processes: Object.fromEntries(Object.entries(processes).map(([name, state]) => [name, { ready: state.ready }])),
  };
}
