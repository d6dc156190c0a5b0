import { randomBytes } from 'node:crypto';
import { UserError } from '@gvg/local/process/user-error';
import type { Environment } from '../environment/environment.ts';
import type { Manifest, PartType } from '../manifest/manifest.ts';
import { readManifest } from '../manifest/store-release.ts';
import { changePart, readPart } from '../state/change-part.ts';
import type { PartKeys } from '../state/change-part.ts';
import { isHosted } from '../host/part-settings.ts';
import { emptyState } from '../state/part-state.ts';
import type { PartState } from '../state/part-state.ts';
import {
  Refused,
  endCanary,
  endTry,
  othersChange,
  previousVersion,
  promoteCanary,
  recordSwitch,
  startCanary,
  switchTo,
  tryCandidate,
  undoSwitch,
} from '../state/transitions.ts';
import type { Candidate, Change } from '../state/transitions.ts';
import { StoreConflict } from '../store/release-store.ts';
import { NotRunning, waitForHost } from './wait-for-host.ts';

/**
 * Tests a candidate before any session gets it.
 * @throws Error that names the problem
 */
export type Smoke = (tried: {
  manifest: Manifest;
  /** `NAME=value`: requests with it get the candidate. */
  cookie: string;
  /** Origin of the candidate's own process. */
  candidateUrl: string;
  signal: AbortSignal;
}) => Promise<void>;

export interface DeploymentOptions {
  environment: Pick<Environment, 'name' | 'store'>;
  part: string;
  type: PartType;
  keys: PartKeys;
  by: string;
  /** Returns why the version cannot run with the other parts, or undefined if it can. */
  whyNot: (version: string) => Promise<string | undefined>;
  smoke: Smoke;
  onStep: (text: string) => void;
  signal: AbortSignal;
  now?: () => Date;
}

/** Changes the running versions of one part in one environment. Each change is one conditional write after all checks. */
export class Deployment {
  readonly #options: DeploymentOptions;

  constructor(options: DeploymentOptions) {
    this.#options = options;
  }

  /** Tests a stored version and makes it the stable one. */
  async release(version: string): Promise<PartState> {
    return this.#replaceStable(version, 'release', true);
  }

  /**
   * Makes an earlier version the stable one again: the previous one, or the named one. It is not tested again, because it was tested when
   * it was released.
   */
  async rollBack(version?: string): Promise<PartState> {
    return this.#replaceStable(version ?? previousVersion(await this.#state()), 'rollback', false);
  }

  /** @throws UserError for a part without canaries: the callers of a service cannot be divided */
  checkCanary(): void {
    const { part, type } = this.#options;
    if (type !== 'remote') throw new UserError(`Only a remote has canaries: ${part} is a ${type}.`);
  }

  /** Tests a stored version and gives it to a share of the sessions, in percent. */
  async startCanary(version: string, share: number): Promise<PartState> {
    this.checkCanary();
    const manifest = await this.#manifest(version);
    await this.#ask(version);
    const state = await this.#try(manifest, true, (candidate) => startCanary(candidate, this.#change(), share));
    await this.#host(version, 'canary', state);
    return state;
  }

  async promote(): Promise<PartState> {
    const { canary, part } = await this.#state();
    if (canary === null) throw new Refused(`${part} has no canary`);
    await this.#ask(canary.version);
    return this.#switch(canary.version, await this.#write(promoteCanary(this.#change(), canary.version)));
  }

  endCanary(): Promise<PartState> {
    return this.#write(endCanary(this.#change()));
  }

  async #replaceStable(version: string, action: 'release' | 'rollback', isSmoked: boolean): Promise<PartState> {
    const state = await this.#state();
    if (state.stable?.version === version) {
      this.#options.onStep(`${version} is the stable version already`);
      return state;
    }
    const manifest = await this.#manifest(version);
    await this.#ask(version);
    if (!isHosted(this.#options.type)) {
      this.#options.onStep(`recording ${version}: whoever runs the container of a service replaces it`);
      return this.#write(recordSwitch(version, state.revision, this.#change(), action));
    }
    const switched = await this.#try(manifest, isSmoked, (candidate) => switchTo(candidate, this.#change(), action));
    return this.#switch(version, switched);
  }

  /** Starts the version as candidate, tests it and makes the change if nothing is wrong. Otherwise nothing changes. */
  async #try(
    manifest: Manifest,
    isSmoked: boolean,
    change: (candidate: Candidate) => (state: PartState) => PartState,
  ): Promise<PartState> {
    const { onStep, smoke, signal } = this.#options;
    const { version } = manifest;
    const candidate = { version, cookie: `RELEASE_CANDIDATE=${randomBytes(12).toString('hex')}` };
    try {
      const state = await this.#write(tryCandidate(candidate, this.#change()));
      onStep(`starting ${version} beside what runs`);
      const { running } = await this.#host(version, 'candidate', state);
      const candidateUrl = running.find(({ role }) => role === 'candidate')?.url ?? '';
      if (isSmoked) {
        onStep(`trying ${version}`);
        await smoke({ manifest, cookie: candidate.cookie, candidateUrl, signal });
      }
      signal.throwIfAborted();
      return await this.#write(change(candidate));
    } catch (error) {
      await this.#endTry(candidate);
      throw error;
    }
  }

  /** Waits until the written version runs. If it does not start, restores the previous one. */
  async #switch(version: string, state: PartState): Promise<PartState> {
    this.#options.onStep(`switching to ${version}`);
    try {
      await this.#host(version, 'stable', state);
      return state;
    } catch (error) {
      if (!(error instanceof NotRunning)) throw error;
      await this.#write(undoSwitch(version, this.#change()));
      throw error;
    }
  }

  async #host(version: string, role: 'stable' | 'canary' | 'candidate', { part, revision }: PartState) {
    const { environment, signal } = this.#options;
    const isWanted = async () => {
      const state = await this.#state();
      const wanted = state[role];
      if (wanted?.version !== version && state.revision > revision) throw new Refused(othersChange(state));
    };
    try {
      return await waitForHost(environment.store, { part, version, role, revision }, isWanted, signal);
    } catch (error) {
      if (!(error instanceof NotRunning)) throw error;
      throw new NotRunning(`${part} ${version} did not start, and what ran before goes on: ${error.message}`);
    }
  }

  async #ask(version: string): Promise<void> {
    const { environment, whyNot, onStep } = this.#options;
    onStep(`asking whether ${version} may run beside what runs in ${environment.name}`);
    const reason = await whyNot(version);
    if (reason !== undefined) throw new Refused(reason);
  }

  async #manifest(version: string): Promise<Manifest> {
    const { environment, part, keys } = this.#options;
    const manifest = await readManifest(environment.store, part, version, keys.publicKeys);
    if (manifest === undefined)
      throw new UserError(`There is no version ${version} of ${part} in ${environment.name}.`);
    return manifest;
  }

  async #state(): Promise<PartState> {
    const { environment, part, keys } = this.#options;
    return (await readPart(environment.store, part, keys.publicKeys))?.state ?? emptyState(part);
  }

  async #write(change: (state: PartState) => PartState): Promise<PartState> {
    const { environment, part, keys } = this.#options;
    try {
      return await changePart(environment.store, part, keys, change);
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
      throw new Refused(`Somebody else has changed ${part} in ${environment.name} at the same time`);
    }
  }

  /** Removes the candidate of an interrupted or refused release. If that fails, its host ends it. */
  async #endTry(candidate: Candidate): Promise<void> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const ended = await this.#write(endTry(candidate)).then(
        () => true,
        () => false,
      );
      if (ended) return;
    }
  }

  #change(): Change {
    const { by, now = () => new Date() } = this.#options;
    return { by, at: now().toISOString() };
  }
}
