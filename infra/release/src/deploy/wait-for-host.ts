import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '@gvg/local/process/user-error';
import { readHostState } from '../state/host-state.ts';
import type { HostState, Role } from '../state/host-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The host of a part did not reach its desired state. */
export class NotRunning extends UserError {
  override name = 'NotRunning';
}

export interface Expected {
  part: string;
  version: string;
  role: Role;
  /** Revision of the desired state. */
  revision: number;
}

const pollMs = 250;
/** Only limits the wait for a host that does not run. A running host reports itself when a version does not become ready. */
const timeoutMs = 10 * 60_000;

/**
 * Waits until the host of the part runs the version in this role, and returns the observed state.
 * @throws NotRunning with the host's reason
 */
export async function waitForHost(
  store: ReleaseStore,
  expected: Expected,
  /** Throws once the change is no longer wanted. */
  isWanted: () => Promise<void>,
  signal: AbortSignal,
  limitMs = timeoutMs,
): Promise<HostState> {
  const { part, version, role, revision } = expected;
  const startedAt = Date.now();
  for (;;) {
    const state = await readHostState(store, part);
    const hasFollowed = state !== undefined && state.revision >= revision;
    if (state?.refused !== undefined && Date.parse(state.at) >= startedAt)
      throw new NotRunning(`its host refuses: ${state.refused.reason}`);
    if (hasFollowed && runs(state, version, role)) return state;
    if (hasFollowed && state.failed?.version === version) throw new NotRunning(state.failed.reason);
    await isWanted();
    if (Date.now() - startedAt > limitMs)
      throw new NotRunning(
        hasFollowed
          ? `its host does not run it after ${limitMs / 1000} s`
          : `no host of ${part} has followed within ${limitMs / 1000} s: does the site run?`,
      );
    await delay(pollMs, undefined, { signal });
  }
}

const runs = ({ running }: HostState, version: string, role: Role): boolean =>
  running.some((one) => one.version === version && one.role === role);
