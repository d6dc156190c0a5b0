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
  /** Variables of this process only. */
  environment?: Record<string, string>;
  logs: string;
  onEvent: (message: string) => void;
};

const probeTimeoutMs = 3_000;

/** Variables of a process of the site, in addition to those of the launcher. */
export const siteProcessEnvironment = (
  entry: SiteEntry,
  { common, ports, addresses, environment }: Omit<SiteProcessOptions, 'args'>,
): Record<string, string> => ({
  ...common,
  PORT: String(ports.port),
  INTERNAL_PORT: String(ports.internalPort),
  ...entry.environment(addresses),
  ...environment,
});

/** Supervised process of the site, ready when its `/health/ready` returns 200. */
export function siteProcess(entry: SiteEntry, options: SiteProcessOptions): SupervisedProcess {
  const { args, addresses, logs, onEvent } = options;
  return new SupervisedProcess(
    {
      name: entry.name,
      definition: {
        name: entry.name,
        command: process.execPath,
        args,
        cwd: path.join(repository, entry.folder),
        env: { ...process.env, ...siteProcessEnvironment(entry, options) },
        logFile: path.join(logs, `${entry.name}.log`),
      },
      probe: () => probeHealth(`${addresses.url(entry.name)}/health/ready`),
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
