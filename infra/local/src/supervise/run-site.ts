import path from 'node:path';
import type { RunningBackingServices } from '../backing-services/start-backing-services.ts';
import { freePort } from '@gvg/testing/free-port';
import type { ProgressBoard } from '../terminal/progress-board.ts';
import { demos, frontends as siteFrontends, secretNames, services } from '../site.ts';
import type { SiteEntry } from '../site.ts';
import { firstAdmin, firstAdminName } from '../state/first-admin.ts';
import { repository } from '../state/paths.ts';
import { ensureSecrets } from '../state/secrets.ts';
import { allocatePorts } from './allocate-ports.ts';
import { chosenSecrets, commonEnvironment } from './common-environment.ts';
import type { Frontends } from './frontends.ts';
import { hostEnvironment, hostNodeOptions, hostScript, releaseBuilt } from './part-hosts.ts';
import type { StablePorts } from './stable-ports.ts';
import { siteProcess } from './site-process.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import { untilComposed } from './until-composed.ts';
import { toolEnvironment } from './tool-environment.ts';

export type SiteOptions = {
  dataFolder: string;
  logs: string;
  /** Ports of the public entry and the demos; without them, any free ones. */
  ports?: StablePorts;
  backingServices: Promise<RunningBackingServices>;
  frontends: Promise<Frontends>;
  /** Fills the database once the services are ready. */
  prepare: (toolEnvironment: Record<string, string>) => Promise<void>;
  /** Additional environment variables by process name. */
  environmentOf?: Readonly<Record<string, Record<string, string>>>;
  /** Services, remotes and shell are run by hosts, from releases: each can be released and rolled back while the site runs. */
  areHosted?: boolean;
  /** Whether a process is restarted when its sources change. */
  isWatched: (entry: SiteEntry) => boolean;
  progressBoard: Pick<ProgressBoard, 'step'>;
  onEvent: (message: string) => void;
  signal: AbortSignal;
};

export type SiteMember = { entry: SiteEntry; url: string };

export type RunningSite = {
  url: string;
  /** Environment variables for tools that work on this site: backing services, internal secret, addresses, the first SYSTEM_ADMIN. */
  toolEnvironment: Record<string, string>;
  members: readonly SiteMember[];
  stop(): Promise<void>;
};

/** Starts every process of the site as soon as its dependencies are ready; when one fails to start, stops the others. */
export async function runSite(options: SiteOptions): Promise<RunningSite> {
  const { addresses, portsOf } = await allocatePorts(options.dataFolder, options.ports);
  const started: SupervisedProcess[] = [];
  const failure = new AbortController();
  const signal = AbortSignal.any([options.signal, failure.signal]);
  const pushPort = await freePort();
  const secrets = ensureSecrets(options.dataFolder, secretNames([...services, ...demos, ...siteFrontends]));
  const common = options.backingServices.then((backingServices) =>
    commonEnvironment(backingServices, addresses, secrets, pushPort),
  );

  const startEntry = async (
    entry: SiteEntry,
    script: string,
    environment: Record<string, string> = {},
  ): Promise<SiteMember> => {
    const shared = await common;
    signal.throwIfAborted();
    const url = addresses.url(entry.name);
    const step = options.progressBoard.step(entry.name);
    const watch = options.isWatched(entry) ? ['--watch', '--watch-preserve-output'] : [];
    const args = [...entry.nodeOptions, ...watch, script];
    const { logs, onEvent } = options;
    const own = { ...chosenSecrets(secrets, entry.secrets), ...environment, ...options.environmentOf?.[entry.name] };
    const process = siteProcess(entry, {
      args,
      ports: portsOf(entry.name),
      common: shared,
      addresses,
      environment: own,
      logs,
      onEvent,
    });
    started.push(process);
    try {
      await process.start();
    } catch (error) {
      step.failed('did not start');
      throw error;
    }
    step.done(url);
    return { entry, url };
  };
  const fromSource = (entry: SiteEntry): Promise<SiteMember> =>
    startEntry(entry, path.join(repository, entry.folder, 'src/main.ts'));
  const inHost = (entry: SiteEntry, environment: Record<string, string> = {}): Promise<SiteMember> =>
    startEntry({ ...entry, nodeOptions: hostNodeOptions }, hostScript, {
      ...environment,
      ...hostEnvironment(entry, addresses),
    });
  const servicesReady =
    options.areHosted === true
      ? releaseBuilt(services, { ...options, signal }).then(() => Promise.all(services.map((entry) => inHost(entry))))
      : Promise.all(services.map(fromSource));
  const demosReady = Promise.all(demos.map(fromSource));
  const { email, password } = firstAdmin(options.dataFolder);
  const environmentOfTools = common.then((shared) => ({
    ...shared,
    ...toolEnvironment(addresses),
    FIRST_ADMIN_EMAIL: email,
    FIRST_ADMIN_PASSWORD: password,
    FIRST_ADMIN_NAME: firstAdminName,
  }));
  const shopPrepared = servicesReady.then(async () => options.prepare(await environmentOfTools));
  const frontendsReady = options.frontends.then(async (frontends) => {
    await frontends.built;
    if (options.areHosted === true) {
      await releaseBuilt(siteFrontends, { ...options, signal });
      const members = await Promise.all(siteFrontends.map((entry) => inHost(entry, frontends.environment(entry))));
      await untilComposed(addresses, signal);
      return members;
    }
    frontends.deploy(addresses);
    return Promise.all(
      siteFrontends.map((entry) => startEntry(entry, frontends.script(entry), frontends.environment(entry))),
    );
  });
  const stages = [servicesReady, demosReady, shopPrepared, frontendsReady];
  for (const stage of stages) stage.catch((error: unknown) => failure.abort(error));
  await Promise.allSettled(stages);

  const stop = async (): Promise<void> => void (await Promise.all(started.map((process) => process.stop())));
  if (signal.aborted) {
    await stop();
    throw signal.reason;
  }
  return {
    url: addresses.publicOrigin,
    toolEnvironment: await environmentOfTools,
    members: [...(await servicesReady), ...(await frontendsReady), ...(await demosReady)],
    stop,
  };
}
