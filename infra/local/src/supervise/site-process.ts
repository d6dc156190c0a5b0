import path from 'node:path';
import { repository } from '../state/paths.ts';
import type { SiteAddresses, SiteEntry } from '../site.ts';
import { SupervisedProcess } from './supervised-process.ts';

export type SiteProcessOptions = {
  /** What Node is given to run. */
  args: readonly string[];
  ports: { port: number; internalPort: number };
  /** What every process of the site gets: parts, secret, origin. */
  common: Record<string, string>;
  addresses: SiteAddresses;
  /** What it reads beside that. */
  environment?: Record<string, string>;
  logs: string;
  onEvent: (message: string) => void;
};

const startTimeoutMs = 60_000;
const probeTimeoutMs = 3_000;

/** One process of the site, kept running, healthy when its `/health/ready` says so. */
export function siteProcess(entry: SiteEntry, { args, ports, common, addresses, environment, logs, onEvent }: SiteProcessOptions): SupervisedProcess {
  const folder = path.join(repository, entry.folder);
  const env = {
    ...process.env,
    ...common,
    PORT: String(ports.port),
    INTERNAL_PORT: String(ports.internalPort),
    ...entry.environment(addresses),
    ...environment,
  };
  return new SupervisedProcess(
    {
      name: entry.name,
      definition: { name: entry.name, command: process.execPath, args, cwd: folder, env, logFile: path.join(logs, `${entry.name}.log`) },
      probe: () => probeHealth(`${addresses.url(entry.name)}/health/ready`),
      startTimeoutMs,
      holdFile: path.join(addresses.dataFolder, 'hold', entry.name),
    },
    onEvent,
  );
}

/** Throws unless the process says that it is ready. */
export async function probeHealth(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(probeTimeoutMs) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${text.slice(0, 200)}`);
}
