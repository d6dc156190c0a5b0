import path from 'node:path';
import { repository } from '../state/paths.ts';
import type { SiteAddresses, SiteEntry } from '../site.ts';
import { SupervisedProcess } from './supervised-process.ts';

export type SiteProcessOptions = {
  /** Arguments for Node. */
  args: readonly string[];
  ports: { port: number; internalPort: number };
  /** Environment shared by every process of the site: backing services, secret, origin. */
  common: Record<string, string>;
  addresses: SiteAddresses;
  /** Additional environment variables. */
  environment?: Record<string, string>;
  logs: string;
  onEvent: (message: string) => void;
};

const startTimeoutMs = 60_000;
const probeTimeoutMs = 3_000;

/** One supervised process of the site; ready when its `/health/ready` returns 200. */
export function siteProcess(
  entry: SiteEntry,
  { args, ports, common, addresses, environment, logs, onEvent }: SiteProcessOptions,
): SupervisedProcess {
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
      definition: {
        name: entry.name,
        command: process.execPath,
        args,
        cwd: folder,
        env,
        logFile: path.join(logs, `${entry.name}.log`),
      },
      probe: () => probeHealth(`${addresses.url(entry.name)}/health/ready`),
      startTimeoutMs,
      holdFile: path.join(addresses.dataFolder, 'hold', entry.name),
    },
    onEvent,
  );
}

/** Rejects unless the health endpoint responds with a success status. */
export async function probeHealth(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(probeTimeoutMs) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} responds with ${response.status}: ${text.slice(0, 200)}`);
}
