import type { Upstream } from '../proxy/upstream.ts';

export interface SiteHealth {
  ready: boolean;
  /** Readiness of each upstream process, with the report of its own dependencies. */
  processes: Record<string, { ready: boolean; report?: unknown }>;
}

/** Timeout of one readiness check. */
const timeoutMs = 2_000;

async function fetchReadiness(upstream: Upstream): Promise<{ ready: boolean; report?: unknown }> {
  try {
    const { statusCode, body } = await upstream.pool.request({ method: 'GET', path: '/health/ready', headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
    const text = await body.text();
    return { ready: statusCode === 200, report: JSON.parse(text) as unknown };
  } catch {
    return { ready: false };
  }
}

/** Checks the readiness of all upstreams concurrently. */
export async function siteHealth(upstreams: readonly Upstream[]): Promise<SiteHealth> {
  const processes = Object.fromEntries(await Promise.all(upstreams.map(async (upstream) => [upstream.name, await fetchReadiness(upstream)] as const)));
  return { ready: Object.values(processes).every(({ ready }) => ready), processes };
}

/** The public form: readiness only, without the reports. */
export function publicSiteHealth({ ready, processes }: SiteHealth): SiteHealth {
  return { ready, processes: Object.fromEntries(Object.entries(processes).map(([name, state]) => [name, { ready: state.ready }])) };
}
