import { setTimeout as delay } from 'node:timers/promises';
import type { Router } from 'express';
import type { Metrics } from '../telemetry/metrics.ts';

export interface DependencyState {
  ready: boolean;
  /** For operators; never contains an address or a credential. */
  detail: string;
}

export interface DependencyReport extends DependencyState {
  /** Without a required dependency the process is not ready; without an optional one it is degraded. */
  required: boolean;
}

export interface HealthReport {
  ready: boolean;
  dependencies: Record<string, DependencyReport>;
}

type Check = () => DependencyState | Promise<DependencyState>;

/** Timeout of a check, so that a probe does not hang with its dependency. */
const checkTimeoutMs = 1_500;

async function withTimeout(check: Check): Promise<DependencyState> {
  const timedOut = { ready: false, detail: 'timed out' };
  try {
    return await Promise.race([check(), delay(checkTimeoutMs, timedOut, { ref: false })]);
  } catch {
    return { ready: false, detail: 'check failed' };
  }
}

/** Dependencies of this process and its readiness. */
export class Health {
  readonly #checks = new Map<string, { check: Check; required: boolean }>();
  readonly #metrics: Metrics;
  #stopping = false;

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
  }

  /** Adds a dependency. Only `required` ones determine readiness. */
  addDependency(name: string, check: Check, { required = true } = {}): void {
    this.#checks.set(name, { check, required });
  }

  /** Marks the process as not ready, so that load balancers send no further requests. */
  stop(): void {
    this.#stopping = true;
  }

  async report(): Promise<HealthReport> {
    const entries = await Promise.all(
      [...this.#checks].map(
        async ([name, { check, required }]) => [name, { ...(await withTimeout(check)), required }] as const,
      ),
    );
    for (const [dependency, { ready }] of entries) this.#metrics.dependencyReady.set({ dependency }, ready ? 1 : 0);
    return {
      ready: !this.#stopping && entries.every(([, { ready, required }]) => ready || !required),
      dependencies: Object.fromEntries(entries),
    };
  }
}

/** Mounts the health endpoints. `live`: the process is running; `ready`: it can serve requests. */
export function mountHealth(router: Router, health: Health): void {
  router.get('/health/live', (_request, response) => {
    response.locals['route'] = '/health/live';
    response.json({ live: true });
  });
  router.get('/health/ready', async (_request, response) => {
    response.locals['route'] = '/health/ready';
    const report = await health.report();
    response.status(report.ready ? 200 : 503).json(report);
  });
}
