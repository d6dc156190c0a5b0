import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { untilStalled } from '@gvg/local/process/stall-watch';
import { assetsUrlOf, checkRelease, registerReleases, registryEntry } from '@gvg/local/supervise/registry-entries';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import { roles, readHostState, writeHostState } from '../state/host-state.ts';
import type { HostState, Role } from '../state/host-state.ts';
import type { PartState } from '../state/part-state.ts';
import type { PublicKeys } from '../signing/signed-document.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readDesiredState } from './desired-state.ts';
import { installVersion, removeVersions } from './installed-versions.ts';
import type { InstalledVersion } from './installed-versions.ts';
import { retainedVersions } from './retained-versions.ts';
import { startOnOwnPorts, startOnPortsOfPart } from './part-process.ts';
import type { Execution, PartProcess } from './part-process.ts';
import type { PartSettings } from './part-settings.ts';
import { removeReleases } from './remove-releases.ts';
import { removeLostFiles, serveFiles } from './served-files.ts';

export interface PartHostOptions {
  settings: PartSettings;
  store: ReleaseStore;
  publicKeys: () => PublicKeys;
  logger: Logger;
  /** Called every few seconds with the status of a version that is not ready yet. */
  onWaiting?: (text: string) => void;
  pollMs?: number;
}

interface Running {
  role: Role;
  installed: InstalledVersion;
  process: PartProcess;
  url: string;
  since: string;
}

const defaultPollMs = 300;
/** Time after which a candidate of a killed release is ended. */
const candidateMs = 10 * 60_000;
/** Longer than a service takes to drain. */
const drainTimeoutMs = 65_000;
/** Pause before a version that was ready restarts, doubled at each exit up to the maximum. */
const [restartMs, maxRestartMs] = [500, 2_000];
/** Pause before a version that was not ready is tried again, if nothing else can run. */
const retryMs = 5_000;
const cleanupIntervalMs = 60 * 60_000;

/**
 * Runs the desired state of a part. A new stable version starts next to the old one on the ports of the part, and the old one is drained
 * once the new one is ready. A version that does not become ready, or a desired state that cannot be trusted, changes nothing.
 */
export class PartHost {
  readonly #settings: PartSettings;
  readonly #store: ReleaseStore;
  readonly #publicKeys: () => PublicKeys;
  readonly #logger: Logger;
  readonly #onWaiting: ((text: string) => void) | undefined;
  readonly #pollMs: number;
  readonly #firstRun = Promise.withResolvers<void>();
  readonly #running = new Map<Role, Running>();
  readonly #draining = new Set<PartProcess>();
  /** Earliest restart of a role after its process has ended, and the next pause. */
  readonly #restarts = new Map<Role, { at: number; pauseMs: number }>();
  #failed: (NonNullable<HostState['failed']> & { revision: number }) | undefined;
  #actedOn = 0;
  /** The stable version of an earlier run of this host. */
  #before: string | undefined;
  #written = '';
  #registered = '';
  #cleanedUp = 0;
  #stopping = false;

  constructor({ settings, store, publicKeys, logger, onWaiting, pollMs = defaultPollMs }: PartHostOptions) {
    this.#settings = settings;
    this.#store = store;
    this.#publicKeys = publicKeys;
    this.#logger = logger;
    this.#onWaiting = onWaiting;
    this.#pollMs = pollMs;
    this.#firstRun.promise.catch(() => undefined);
  }

  /** Resolves when a version has run for the first time. Rejects if the first one cannot run. */
  get started(): Promise<void> {
    return this.#firstRun.promise;
  }

  /** Runs until the signal aborts, then stops everything it runs. */
  async run(signal: AbortSignal): Promise<void> {
    const earlier = await readHostState(this.#store, this.#settings.part);
    this.#actedOn = earlier?.revision ?? 0;
    this.#before = earlier?.running.find(({ role }) => role === 'stable')?.version;
    const aborted = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    while (!signal.aborted) {
      // A stop does not wait for a pending round.
      await Promise.race([this.#round(), aborted]);
      await delay(this.#pollMs, undefined, { signal }).catch(() => undefined);
    }
    this.#stopping = true;
    const processes = [...this.#running.values()].map(({ process }) => process);
    await Promise.all([...processes, ...this.#draining].map((process) => process.stop()));
  }

  async #round(): Promise<void> {
    try {
      const desired = await readDesiredState(this.#store, this.#settings.part, this.#publicKeys(), this.#actedOn);
      if ('refused' in desired) {
        await this.#keepWhatRan();
        await this.#report(this.#actedOn, desired.refused);
        if (this.#running.has('stable')) this.#firstRun.resolve();
        else this.#firstRun.reject(new Error(desired.refused));
      } else if (desired.state !== undefined) {
        await this.#follow(desired.state);
        await this.#report(desired.state.revision);
        this.#actedOn = desired.state.revision;
        this.#settleFirstRun();
        await this.#cleanUp(desired.state);
      }
    } catch (error) {
      this.#logger.error({ err: error }, 'the releases cannot be followed now');
    }
  }

  #settleFirstRun(): void {
    if (this.#running.has('stable')) this.#firstRun.resolve();
    else if (this.#failed !== undefined)
      this.#firstRun.reject(new Error(`${this.#settings.part} ${this.#failed.version}: ${this.#failed.reason}`));
  }

  async #follow(state: PartState): Promise<void> {
    const { stable, canary, candidate, revision } = state;
    if (stable !== null) await this.#becomeStable(stable.version, revision);
    if (!this.#running.has('stable')) await this.#keepWhatRan();
    const isAlive = candidate !== null && Date.now() - Date.parse(candidate.since) < candidateMs;
    await this.#runBeside('canary', canary?.version, revision);
    await this.#runBeside('candidate', isAlive ? candidate.version : undefined, revision);
    this.#register(state);
  }

  /** Runs the previous version after a restart of the host, while the desired state cannot be applied. */
  async #keepWhatRan(): Promise<void> {
    if (this.#running.has('stable') || this.#before === undefined || !this.#mayStart('stable')) return;
    const running = await this.#start('stable', this.#before).catch((error: Error) => error);
    if (running instanceof Error) {
      this.#restarts.set('stable', { at: Date.now() + retryMs, pauseMs: restartMs });
      this.#logger.error({ version: this.#before, reason: running.message }, 'the version before cannot run, either');
    }
  }

  async #becomeStable(version: string, revision: number): Promise<void> {
    const before = this.#running.get('stable');
    if (before?.installed.manifest.version === version || !this.#mayTry('stable', version, revision)) return;
    if (!(await this.#tryToStart('stable', version, revision))) return;
    if (before !== undefined) this.#drain(before);
  }

  async #runBeside(role: 'canary' | 'candidate', version: string | undefined, revision: number): Promise<void> {
    const before = this.#running.get(role);
    if (before?.installed.manifest.version === version) return;
    if (before !== undefined) {
      this.#running.delete(role);
      this.#drain(before);
    }
    if (version !== undefined && this.#mayTry(role, version, revision)) await this.#tryToStart(role, version, revision);
  }

  #mayStart = (role: Role): boolean => Date.now() >= (this.#restarts.get(role)?.at ?? 0);

  /** Returns false for a version that was not ready for the same desired state, unless nothing else runs. */
  #mayTry(role: Role, version: string, revision: number): boolean {
    const hasFailed = this.#failed?.version === version && this.#failed.revision === revision;
    return this.#mayStart(role) && !(hasFailed && (role !== 'stable' || this.#running.has('stable')));
  }

  async #tryToStart(role: Role, version: string, revision: number): Promise<boolean> {
    try {
      await this.#start(role, version);
      if (this.#failed?.version === version) this.#failed = undefined;
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#failed = { version, reason, at: new Date().toISOString(), revision };
      this.#restarts.set(role, { at: Date.now() + retryMs, pauseMs: restartMs });
      this.#logger.error({ version, role, reason }, 'did not become ready; what ran before goes on');
      return false;
    }
  }

  async #start(role: Role, version: string): Promise<Running> {
    const { url } = this.#settings;
    const installed = await installVersion(this.#settings, this.#store, version, this.#publicKeys());
    const { release } = installed.manifest;
    if (release !== undefined) checkRelease(release);
    this.#serveFiles(installed);
    const execution = this.#execution(installed, role);
    const process = role === 'stable' ? startOnPortsOfPart(execution) : startOnOwnPorts(execution);
    const waiting = new AbortController();
    try {
      const { pid, logFile } = process;
      const stalled = untilStalled({ pid, logFile, signal: waiting.signal, onWaiting: this.#onWaiting });
      const port = await Promise.race([process.listening, stalled]);
      const ownUrl = role === 'stable' ? url : Object.assign(new URL(url), { port: String(port) }).origin;
      const running = { role, installed, process, url: ownUrl, since: new Date().toISOString() };
      this.#running.set(role, running);
      this.#logger.info({ version, role, pid, url: ownUrl }, 'runs');
      void process.ended.then((end) => this.#onEnd(running, end));
      return running;
    } catch (error) {
      await process.stop();
      throw error;
    } finally {
      waiting.abort();
    }
  }

  /** Returns how to run a version. The stable one has the name of its part. */
  #execution({ folder, manifest: { version } }: InstalledVersion, role: Role): Execution {
    const { part, nodeOptions, environment, logFile } = this.#settings;
    return {
      name: role === 'stable' ? part : `${part}-${role}`,
      script: path.join(folder, 'server/main.js'),
      cwd: folder,
      nodeOptions,
      environment: { ...environment, RELEASE_VERSION: version },
      logFile,
    };
  }

  #onEnd(running: Running, { code, signal }: { code: number | null; signal: NodeJS.Signals | null }): void {
    const { role, installed, since } = running;
    if (this.#stopping || this.#running.get(role) !== running) return;
    this.#running.delete(role);
    const wasStable = Date.now() - Date.parse(since) > 60_000;
    const pauseMs = wasStable ? restartMs : (this.#restarts.get(role)?.pauseMs ?? restartMs);
    this.#restarts.set(role, { at: Date.now() + pauseMs, pauseMs: Math.min(pauseMs * 2, maxRestartMs) });
    if (role === 'stable') this.#before = installed.manifest.version;
    this.#logger.warn(
      { version: installed.manifest.version, role, end: signal ?? `exit code ${code}`, restartInMs: pauseMs },
      'ended by itself',
    );
  }

  #drain({ process, role, installed }: Running): void {
    this.#draining.add(process);
    this.#logger.info({ version: installed.manifest.version, role, pid: process.pid }, 'drains');
    const timer = setTimeout(() => void process.stop(), drainTimeoutMs);
    void process.ended.then(() => {
      clearTimeout(timer);
      this.#draining.delete(process);
    });
    process.drain();
  }

  /** Registers a remote's releases for documents as soon as they run. */
  #register({ canary, candidate }: PartState): void {
    const { registryFile, part } = this.#settings;
    if (registryFile === undefined || !this.#running.has('stable')) return;
    const ruleOf = (role: Role): RegisteredRemote['canary'] => {
      if (role === 'stable') return undefined;
      const wanted = role === 'canary' ? canary : candidate;
      const share = role === 'canary' && canary?.share !== undefined ? canary.share / 100 : undefined;
      return { ...(wanted?.cookie && { cookie: wanted.cookie }), ...(share !== undefined && { share }) };
    };
    const entries = roles.flatMap((role) => {
      const running = this.#running.get(role);
      const release = running?.installed.manifest.release;
      if (running === undefined || release === undefined) return [];
      return registryEntry(release, {
        assetsUrl: assetsUrlOf(release),
        fragmentUrl: running.url,
        canary: ruleOf(role),
      });
    });
    const text = JSON.stringify(entries);
    if (text === this.#registered && existsSync(registryFile)) return;
    registerReleases(registryFile, part, entries);
    this.#registered = text;
    this.#logger.info({ releases: entries.map(({ version, canary: rule }) => ({ version, rule })) }, 'registered');
  }

  #serveFiles({ manifest: { version }, folder }: InstalledVersion): void {
    serveFiles(this.#settings.releasesFolder, version, path.join(folder, 'client'));
  }

  async #report(revision: number, refused?: string): Promise<void> {
    const { part } = this.#settings;
    const state: Omit<HostState, 'at'> = {
      part,
      revision,
      running: [...this.#running.values()].map(({ role, installed, process: { pid }, url, since }) => ({
        version: installed.manifest.version,
        role,
        pid,
        url,
        since,
      })),
      ...(this.#failed && {
        failed: { version: this.#failed.version, reason: this.#failed.reason, at: this.#failed.at },
      }),
      ...(refused !== undefined && { refused: { reason: refused } }),
    };
    const text = JSON.stringify(state);
    if (text === this.#written) return;
    if (refused !== undefined) this.#logger.error({ part, reason: refused }, 'the desired state is refused');
    await writeHostState(this.#store, { ...state, at: new Date().toISOString() });
    this.#written = text;
  }

  /** Removes versions, here and from the store, except those that an open page may still use. */
  async #cleanUp(state: PartState): Promise<void> {
    if (Date.now() - this.#cleanedUp < cleanupIntervalMs) return;
    this.#cleanedUp = Date.now();
    const { part, releasesFolder, versionsFolder } = this.#settings;
    const retained = retainedVersions(state, new Date());
    for (const { installed } of this.#running.values()) retained.add(installed.manifest.version);
    for (const version of retained)
      await installVersion(this.#settings, this.#store, version, this.#publicKeys()).then(
        (installed) => this.#serveFiles(installed),
        (error: unknown) => this.#logger.warn({ err: error, version }, 'the files of an earlier version are missing'),
      );
    await removeVersions(versionsFolder, (version) => retained.has(version));
    removeLostFiles(releasesFolder);
    await removeReleases(this.#store, part, this.#publicKeys(), (version) => retained.has(version));
  }
}
