import { ensureDebianRoot } from '../root/debian-root.ts';
import type { DebianRoot } from '../root/debian-root.ts';
import { cacheFolder } from '../state/paths.ts';
import { ensurePasswords } from './credentials.ts';
import { chooseSources, saveChoices } from './choose-sources.ts';
import { backingServiceNames } from './backing-service.ts';
import type { BackingServiceName } from './backing-service.ts';
import { prepareServicesFolder } from './services-folder.ts';
import { startBackingService } from './start-backing-service.ts';
import type { RunningBackingService } from './start-backing-service.ts';

export type BackingServicesOptions = {
  dataFolder: string;
  logs: string;
  /** If set, the document adapter rejects operations outside its supported list, as tests require. */
  strictDocuments: boolean;
  signal: AbortSignal;
  /** Reports progress while a service starts. */
  onProgress: (service: BackingServiceName, detail: string) => void;
  onReady: (service: BackingServiceName, running: RunningBackingService) => void;
  /** Reports restarts of a server after its first successful start. */
  onEvent: (message: string) => void;
};

export type RunningBackingServices = {
  services: Record<BackingServiceName, RunningBackingService>;
  /** Addresses by environment variable, for every process of the site. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

/** Chooses, fetches and starts the three backing services in parallel; when one fails, stops those that have started. */
export async function startBackingServices(options: BackingServicesOptions): Promise<RunningBackingServices> {
  const failure = new AbortController();
  const signal = AbortSignal.any([options.signal, failure.signal]);
  let root: Promise<DebianRoot> | undefined;
  const waitingForRoot = new Set<BackingServiceName>();
  const servicesFolder = prepareServicesFolder(options.dataFolder);
  const cache = cacheFolder();
  const choices = await chooseSources({
    environment: process.env,
    dataFolder: servicesFolder,
    cacheFolder: cache,
    strictDocuments: options.strictDocuments,
    passwords: ensurePasswords(servicesFolder),
    onProgress: options.onProgress,
    signal,
    debianRoot: () => {
      root ??= ensureDebianRoot(
        cache,
        (detail) => waitingForRoot.forEach((service) => options.onProgress(service, `private Debian root: ${detail}`)),
        signal,
      );
      return root;
    },
  });
  for (const name of backingServiceNames) if (choices[name].source.name === 'debian-root') waitingForRoot.add(name);
  const settled = await Promise.allSettled(
    backingServiceNames.map(async (name) => {
      try {
        const running = await startBackingService(name, choices[name], options.logs, options.onEvent);
        options.onReady(name, running);
        return running;
      } catch (error) {
        failure.abort(error);
        throw error;
      }
    }),
  );
  const running = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async (): Promise<void> => void (await Promise.all(running.map((service) => service.stop())));
  if (running.length < backingServiceNames.length) {
    await stop();
    options.signal.throwIfAborted();
    throw failure.signal.reason;
  }
  saveChoices(choices, servicesFolder);
  const services = Object.fromEntries(running.map((one) => [one.service.name, one])) as Record<
    BackingServiceName,
    RunningBackingService
  >;
  return { services, environment: addressVariables(services), stop };
}

function addressVariables(services: Record<BackingServiceName, RunningBackingService>): Record<string, string> {
  return {
    MONGODB_URI: services.documents.service.url,
    AMQP_URL: services.events.service.url,
    REDIS_URL: services.cache.service.url,
    ...services.documents.service.extraUrls,
  };
}
