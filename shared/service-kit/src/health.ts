import type { Router } from 'express';
import type { Metrics } from './metrics.ts';

export interface DependencyState {
  ready: boolean;
  /** For people who operate the service; never an address or a credential. */
  detail: string;
}

export interface DependencyReport extends DependencyState {
  /** Without a required one the process takes no requests; without another it serves less. */
  required: boolean;
}

export interface HealthReport {
  ready: boolean;
  dependencies: Record<string, DependencyReport>;
}

type Check = () => DependencyState | Promise<DependencyState>;

/** A check that takes longer than this counts as failed, in milliseconds: a probe must not hang with what it probes. */
const checkTimeoutMs = 1_500;

async function withTimeout(check: Check): Promise<DependencyState> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<DependencyState>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMs, { ready: false, detail: 'does not answer in time' });
  });
  try {
    return await Promise.race([Promise.resolve().then(check), timeout]);
  } catch {
    return { ready: false, detail: 'does not answer' };
  } finally {
    clearTimeout(timer);
  }
}

/** What this process depends on, and whether it takes requests. */
export class Health {
  readonly #checks = new Map<string, { check: Check; required: boolean }>();
  readonly #metrics: Metrics;
  #stopping = false;

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
  }

  /** Adds a dependency; `required` ones decide about readiness. */
  addDependency(name: string, check: Check, { required = true } = {}): void {
    this.#checks.set(name, { check, required });
  }

  /** From now on the process is not ready, so that nobody sends it more. */
  stop(): void {
    this.#stopping = true;
  }

  async report(): Promise<HealthReport> {
    const entries = await Promise.all(
      [...this.#checks].map(async ([name, { check, required }]) => [name, { ...(await withTimeout(check)), required }] as const),
    );
    for (const [dependency, { ready }] of entries) this.#metrics.dependencyReady.set({ dependency }, ready ? 1 : 0);
    return {
      ready: !this.#stopping && entries.every(([, { ready, required }]) => ready || !required),
      dependencies: Object.fromEntries(entries),
    };
  }
}

/** `live`: the process turns; `ready`: it can serve. */
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
