import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { eventually } from './eventually.ts';

interface SiteRow {
  name: string;
  where: string;
  processes: string[];
  health?: string;
}

interface RunFile {
  processes: { name: string; pid: number }[];
  site: { url: string; environment: Record<string, string>; rows: SiteRow[] };
}

/** The composed site that `npm test` (or `npm start`) runs, with control over its processes. */
export interface RunningSite {
  /** Public URL of the site. */
  url: string;
  /** URLs of the backing services and of the gateway (`API_URL`), and the internal secret. */
  environment: Record<string, string>;
  /** Returns the URL of one process of the site, such as `catalogue`. */
  urlOf(name: string): string;
  /** Returns whether the site runs this process itself. False for external backing services. */
  runs(name: string): boolean;
  /** Kills a process with SIGKILL and prevents its restart until `revive`. */
  kill(name: string): Promise<void>;
  /** Permits the restart. Resolves when the process is ready. */
  revive(name: string): Promise<void>;
  /** Kills a process with SIGKILL. Resolves when its replacement is ready. */
  restart(name: string): Promise<void>;
  /** Suspends a process with SIGSTOP: it accepts connections and does not respond. */
  freeze(name: string): void;
  thaw(name: string): void;
}

const timeoutMs = 30_000;

/** @param dataFolder folder of the site's `run.json`; `npm test` sets it in `GVG_DATA_DIR` */
export function runningSite(dataFolder: string = requiredVariable('GVG_DATA_DIR')): RunningSite {
  const read = (): RunFile => JSON.parse(readFileSync(path.join(dataFolder, 'run.json'), 'utf8')) as RunFile;
  const { site } = read();
  const row = (name: string): SiteRow => findByName(site.rows, name);
  /** Several demos share one process. */
  const processOf = (name: string): string => {
    const isProcess = read().processes.some((one) => one.name === name);
    return isProcess ? name : (site.rows.find((one) => one.name === name)?.processes[0] ?? name);
  };
  const pidOf = (name: string): number => findByName(read().processes, name).pid;
  const holdFile = (name: string): string => path.join(dataFolder, 'hold', name);

  const killNow = async (name: string): Promise<void> => {
    const pid = pidOf(name);
    process.kill(pid, 'SIGKILL');
    await eventually(() => !read().processes.some((one) => one.pid === pid), {
      description: `${name} ends`,
      timeoutMs,
    });
  };
  const waitUntilReady = async (name: string): Promise<void> => {
    const [served] = site.rows.filter(({ processes }) => processes.includes(name));
    const isReady = async () =>
      read().processes.some((one) => one.name === name) && served !== undefined && (await responds(served));
    await eventually(isReady, { description: `${name} is ready`, timeoutMs });
  };

  return {
    url: site.url,
    environment: site.environment,
    urlOf: (name) => row(name).where,
    runs: (name) => read().processes.some((one) => one.name === processOf(name)),
    kill: async (named) => {
      const name = processOf(named);
      mkdirSync(path.dirname(holdFile(name)), { recursive: true });
      writeFileSync(holdFile(name), '');
      await killNow(name);
    },
    revive: async (named) => {
      // A killed process is not listed as running, so its name comes from its row.
      const name = site.rows.find((one) => one.name === named)?.processes[0] ?? named;
      rmSync(holdFile(name), { force: true });
      await waitUntilReady(name);
    },
    restart: async (named) => {
      const name = processOf(named);
      await killNow(name);
      await waitUntilReady(name);
    },
    freeze: (name) => void process.kill(pidOf(processOf(name)), 'SIGSTOP'),
    thaw: (name) => void process.kill(pidOf(processOf(name)), 'SIGCONT'),
  };
}

/** Backing services have no health URL. They are ready when they accept connections. */
async function responds({ where, health }: SiteRow): Promise<boolean> {
  if (health !== undefined) return (await fetch(health)).ok;
  const { hostname, port } = new URL(where);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.destroy();
  return true;
}

function findByName<Entry extends { name: string }>(entries: readonly Entry[], name: string): Entry {
  const entry = entries.find((one) => one.name === name);
  if (entry === undefined)
    throw new Error(`the site has no ${name}; it has ${entries.map((one) => one.name).join(', ')}`);
  return entry;
}

/** @throws Error naming the missing variable */
export function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: end-to-end tests need the site that \`npm test\` starts`);
  return value;
}
