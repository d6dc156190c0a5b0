import path from 'node:path';
import type { RunningParts } from '../parts/bring-up-parts.ts';
import { freePort } from '../process/free-port.ts';
import type { Board } from '../show/board.ts';
import { frontDoor, remotes, services, shell } from '../site.ts';
import type { SiteAddresses, SiteEntry } from '../site.ts';
import { internalSecret } from '../state/internal-secret.ts';
import { repository } from '../state/paths.ts';
import { deployRemote } from './deploy-remote.ts';
import { siteProcess } from './site-process.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import { toolEnvironment } from './tool-environment.ts';

export type SiteOptions = {
  dataFolder: string;
  logs: string;
  /** Taken for the front door when it is free. */
  preferredPort?: number;
  environment: 'DEVELOPMENT' | 'STAGING' | 'PRODUCTION';
  parts: Promise<RunningParts>;
  /** Settles when shell and remotes are built. */
  built: Promise<unknown>;
  board: Pick<Board, 'step'>;
  report: (message: string) => void;
  signal: AbortSignal;
};

export type RunningSite = {
  url: string;
  /** What tools need to work on this site: its parts, the secret between services, and where each of them is. */
  toolEnvironment: Record<string, string>;
  processes: readonly { entry: SiteEntry; process: SupervisedProcess; url: string }[];
  stop(): Promise<void>;
};

/** Starts every process of the site as soon as what it needs is there; when one cannot start, the others are stopped again. */
export async function runSite(options: SiteOptions): Promise<RunningSite> {
  const { addresses, ports } = await allocate(options);
  const started: SupervisedProcess[] = [];
  const failing = new AbortController();
  const signal = AbortSignal.any([options.signal, failing.signal]);
  const stop = async (): Promise<void> => void (await Promise.all(started.map((process) => process.stop())));
  const common = (parts: RunningParts): Record<string, string> => ({
    ...parts.environment,
    ENVIRONMENT: options.environment,
    HOST: '127.0.0.1',
    JWKS_URL: `${addresses.url('identity')}/v1/auth/jwks`,
    INTERNAL_SECRET: internalSecret(options.dataFolder),
    PUBLIC_ORIGIN: addresses.publicOrigin,
    // Everything but the front door is asked through the front door.
    TRUST_PROXY_HOPS: '1',
    LIMITS_SCALE: '10',
  });

  const bring = async (entry: SiteEntry, script: string, needs: Promise<unknown>): Promise<RunningSite['processes'][number]> => {
    const parts = await options.parts;
    await needs;
    signal.throwIfAborted();
    const url = addresses.url(entry.name);
    const step = options.board.step(entry.name);
    const process = siteProcess(entry, { script, ports: portsOf(ports, entry), common: common(parts), addresses, logs: options.logs, report: options.report });
    started.push(process);
    try {
      await process.start();
      step.done(url);
      return { entry, process, url };
    } catch (error) {
      step.failed('did not start');
      failing.abort(error);
      throw error;
    }
  };
  const deployed = options.built.then(() => deployAll(addresses));
  // Those who wait for it may still be waiting for the parts when it fails.
  deployed.catch((error: unknown) => failing.abort(error));
  const all = await Promise.allSettled([
    ...services.map((entry) => bring(entry, 'src/main.ts', Promise.resolve())),
    ...[...remotes, shell].map((entry) => bring(entry, 'dist/server/main.js', deployed)),
  ]);
  const failed = all.find((result) => result.status === 'rejected');
  if (failed !== undefined || options.signal.aborted) {
    await stop();
    options.signal.throwIfAborted();
    throw failing.signal.aborted ? failing.signal.reason : (failed as PromiseRejectedResult).reason;
  }
  const processes = all.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return { url: addresses.publicOrigin, toolEnvironment: { ...common(await options.parts), ...toolEnvironment(addresses) }, processes, stop };
}

type Ports = ReadonlyMap<string, { port: number; internalPort: number }>;

async function allocate(options: SiteOptions): Promise<{ addresses: SiteAddresses; ports: Ports }> {
  const ports = new Map<string, { port: number; internalPort: number }>();
  for (const { name } of [...services, ...remotes, shell]) {
    ports.set(name, { port: await freePort(name === frontDoor ? options.preferredPort : undefined), internalPort: await freePort() });
  }
  const addresses: SiteAddresses = {
    url: (name) => `http://127.0.0.1:${portsOf(ports, { name }).port}`,
    internalUrl: (name) => `http://127.0.0.1:${portsOf(ports, { name }).internalPort}`,
    publicOrigin: `http://localhost:${portsOf(ports, { name: frontDoor }).port}`,
    dataFolder: options.dataFolder,
    registryFile: path.join(options.dataFolder, 'registry.json'),
    releases: (remote) => path.join(options.dataFolder, 'releases', remote),
  };
  return { addresses, ports };
}

function portsOf(ports: Ports, { name }: { name: string }): { port: number; internalPort: number } {
  const found = ports.get(name);
  if (found === undefined) throw new Error(`site.ts has no ${name}`);
  return found;
}

function deployAll(addresses: SiteAddresses): void {
  for (const { name, folder } of remotes) {
    deployRemote(path.join(repository, folder, 'dist/client'), {
      registryFile: addresses.registryFile,
      releases: addresses.releases(name),
      fragmentUrl: addresses.url(name),
    });
  }
}
