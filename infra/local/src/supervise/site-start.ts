import path from 'node:path';
import type { Step } from '../terminal/progress-board.ts';
import { demos, remotes } from '../site.ts';
import type { SiteAddresses, SiteEntry } from '../site.ts';
import { repository } from '../state/paths.ts';
import { demosProcess, demosProcessName } from './demos-process.ts';
import type { SiteOptions } from './site-options.ts';
import { siteProcess, siteProcessEnvironment } from './site-process.ts';
import type { SiteProcessOptions } from './site-process.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import { untilComposed } from './until-composed.ts';

/** Server of the site. `processName` names the process that it runs in. */
export type SiteMember = { entry: SiteEntry; url: string; processName: string };

export type StartOptions = {
  options: SiteOptions;
  addresses: SiteAddresses;
  common: Promise<Record<string, string>>;
  /** Secrets and variables of one process only. */
  environmentOf(entry: SiteEntry): Record<string, string>;
  portsOf(name: string): SiteProcessOptions['ports'];
};

/** Starts the parts of a site, each kind of process in its own way. */
export class SiteStart {
  readonly #start: StartOptions;
  readonly #started: SupervisedProcess[] = [];
  readonly #running = new Set<SiteEntry>();

  constructor(start: StartOptions) {
    this.#start = start;
  }

  /** Starts a service from source. */
  service(entry: SiteEntry): Promise<SiteMember> {
    return this.#process(entry, path.join(repository, entry.folder, 'src/main.ts'));
  }

  /** Starts all demos in one process, except those that are restarted when their sources change. */
  async demos(): Promise<SiteMember[]> {
    const { options, addresses, common } = this.#start;
    const watched = demos.filter((entry) => options.isWatched(entry));
    const others = demos.filter((entry) => !options.isWatched(entry));
    const ownProcesses = watched.map((entry) => this.service(entry));
    if (others.length > 0) {
      const shared = await common;
      const { logs, onEvent } = options;
      const optionsOf = (entry: SiteEntry) => this.#options(entry, shared);
      const process = demosProcess({ demos: others, optionsOf, addresses, logs, onEvent });
      await this.#supervise(process, others.map(({ name }) => name).join(', '));
    }
    const inThreads = others.map((entry) => this.#member(entry, demosProcessName));
    return [...(await Promise.all(ownProcesses)), ...inThreads];
  }

  /** Starts the shell or a remote once it is built. */
  async frontend(entry: SiteEntry): Promise<SiteMember> {
    const { options, addresses, common } = this.#start;
    const frontends = await options.frontends;
    await frontends.built(entry);
    const environment = frontends.environment(entry);
    if (options.hosts === undefined) {
      frontends.deploy(entry, addresses);
      return this.#process(entry, frontends.script(entry), environment);
    }
    const shared = await common;
    options.signal.throwIfAborted();
    const step = options.progressBoard.step(entry.name);
    const url = addresses.url(entry.name);
    await this.#reported(step, url, () =>
      options.hosts?.run({
        entry,
        environment: siteProcessEnvironment(entry, this.#options(entry, shared, environment)),
        url,
        logFile: path.join(options.logs, `${entry.name}.log`),
        releasesFolder: addresses.releasesFolder(entry.part),
        registryFile: remotes.includes(entry) ? addresses.registryFile : undefined,
        onWaiting: (text) => step.detail(text),
      }),
    );
    return this.#member(entry, entry.name);
  }

  /** Resolves once the shell's server renders pages of the remotes among these. */
  async composed(entries: readonly SiteEntry[]): Promise<void> {
    const { options, addresses } = this.#start;
    const names = entries.filter((entry) => remotes.includes(entry)).map(({ name }) => name);
    const onWaiting = (text: string): void => options.onEvent(`pages: ${text}`);
    await untilComposed(addresses, { remotes: names, onWaiting, signal: options.signal });
  }

  namesOfMissing(): string[] {
    return remotes.filter((entry) => !this.#running.has(entry)).map(({ name }) => name);
  }

  async stop(): Promise<void> {
    await Promise.all([this.#start.options.hosts?.stop(), ...this.#started.map((process) => process.stop())]);
  }

  async #process(entry: SiteEntry, script: string, environment: Record<string, string> = {}): Promise<SiteMember> {
    const { options, common } = this.#start;
    const shared = await common;
    options.signal.throwIfAborted();
    const watch = options.isWatched(entry) ? ['--watch', '--watch-preserve-output'] : [];
    const args = [...entry.nodeOptions, ...watch, script];
    await this.#supervise(
      siteProcess(entry, { ...this.#options(entry, shared, environment), args }),
      this.#start.addresses.url(entry.name),
    );
    return this.#member(entry, entry.name);
  }

  async #supervise(process: SupervisedProcess, what: string): Promise<void> {
    const step = this.#start.options.progressBoard.step(process.name);
    this.#started.push(process);
    await this.#reported(step, what, () => process.start((text) => step.detail(text)));
  }

  async #reported(step: Step, what: string, run: () => Promise<void> | undefined): Promise<void> {
    try {
      await run();
    } catch (error) {
      step.failed('did not start');
      throw error;
    }
    step.done(what);
  }

  #options(
    entry: SiteEntry,
    common: Record<string, string>,
    environment: Record<string, string> = {},
  ): Omit<SiteProcessOptions, 'args'> {
    const { addresses, portsOf, environmentOf, options } = this.#start;
    return {
      ports: portsOf(entry.name),
      common,
      addresses,
      environment: { ...environment, ...environmentOf(entry) },
      logs: options.logs,
      onEvent: options.onEvent,
    };
  }

  #member(entry: SiteEntry, processName: string): SiteMember {
    this.#running.add(entry);
    return { entry, url: this.#start.addresses.url(entry.name), processName };
  }
}
