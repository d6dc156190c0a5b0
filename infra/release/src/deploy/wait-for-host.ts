import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '@gvg/local/process/user-error';
import { hostStateSchema } from '../state/host-state.ts';
import type { HostState, Role } from '../state/host-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The hosts of a part did not do what its desired state says. */
export class NotRunning extends UserError {
  override name = 'NotRunning';
}

export interface Expected {
  part: string;
  version: string;
  role: Role;
  /** Of the desired state that says so. */
  revision: number;
}

const pollMs = 250;
/** A host waits a minute for a version to be ready. */
const timeoutMs = 90_000;

/** What each process of the part says of itself. */
export async function readHostStates(store: ReleaseStore, part: string): Promise<HostState[]> {
  // A part with several processes has a host for each: realtime, realtime-2.
  const ofPart = new RegExp(`^hosts/${part}(-[2-9])?\\.json$`);
  const keys = (await store.list(`hosts/${part}`)).filter((key) => ofPart.test(key));
  const documents = await Promise.all(keys.map((key) => store.read(key)));
  return documents.flatMap((document) => {
    const parsed = hostStateSchema.safeParse(document && parsedOrUndefined(document.bytes));
    return parsed.success ? [parsed.data] : [];
  });
}

function parsedOrUndefined(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** Until every host of the part runs the version in this role; returns what they say then. @throws NotRunning with the reason of a host */
export async function waitForHosts(
  store: ReleaseStore,
  expected: Expected,
  /** Throws once nobody wants this any more. */
  isWanted: () => Promise<void>,
  signal: AbortSignal,
  limitMs = timeoutMs,
): Promise<HostState[]> {
  const { part, version, role, revision } = expected;
  const startedAt = Date.now();
  for (;;) {
    const states = await readHostStates(store, part);
    const reached = states.filter((state) => state.revision >= revision);
    const refused = states.find((state) => state.refused !== undefined && Date.parse(state.at) >= startedAt);
    if (refused?.refused !== undefined) throw new NotRunning(`its host refuses: ${refused.refused.reason}`);
    const failed = reached.find((state) => state.failed?.version === version && !runs(state, version, role));
    if (failed?.failed !== undefined) throw new NotRunning(failed.failed.reason);
    if (states.length > 0 && reached.length === states.length && states.every((state) => runs(state, version, role)))
      return states;
    await isWanted();
    if (Date.now() - startedAt > limitMs)
      throw new NotRunning(
        reached.length === 0
          ? `no host of ${part} has followed within ${limitMs / 1000} s: does the site run?`
          : `its host does not run it after ${limitMs / 1000} s`,
      );
    await delay(pollMs, undefined, { signal });
  }
}

const runs = ({ running }: HostState, version: string, role: Role): boolean =>
  running.some((one) => one.version === version && one.role === role);
