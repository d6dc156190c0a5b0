import { UserError } from '@gvg/local/process/user-error';
import { historyLimit } from './part-state.ts';
import type { Action, PartState } from './part-state.ts';

/** A change that the current state does not allow. The message is for the person who requested it. */
export class Refused extends UserError {
  override name = 'Refused';
}

/** Author and time of a change. */
export interface Change {
  by: string;
  at: string;
}

/** The version under test. The release recognises it by the value of its cookie. */
export interface Candidate {
  version: string;
  cookie: string;
}

const recorded = (state: PartState, { by, at }: Change, action: Action, version: string): PartState => ({
  ...state,
  history: [...state.history, { at, by, action, version, from: state.stable?.version ?? null }].slice(-historyLimit),
});

/**
 * Begins to test a version. Replaces an existing candidate, which belongs to a release that was killed or will be refused when it switches.
 */
export const tryCandidate =
  ({ version, cookie }: Candidate, { by, at }: Change) =>
  (state: PartState): PartState => ({ ...state, candidate: { version, cookie, since: at, by } });

/** Ends the test of this candidate. A candidate of another release stays. */
export const endTry =
  ({ cookie }: Candidate) =>
  (state: PartState): PartState =>
    state.candidate?.cookie === cookie ? { ...state, candidate: null } : state;

function ownTry(state: PartState, { cookie }: Candidate): void {
  if (state.candidate?.cookie === cookie) return;
  throw new Refused(othersChange(state));
}

/** Describes the change that was faster. */
export function othersChange({ part, candidate, history }: PartState): string {
  if (candidate !== null) return `${candidate.by} is releasing ${part} ${candidate.version} since ${candidate.since}`;
  const last = history.at(-1);
  return last === undefined
    ? `The try of ${part} was ended by somebody else`
    : `${last.by} has changed ${part} at ${last.at}: ${last.action} of ${last.version}`;
}

type SwitchAction = 'release' | 'rollback';

const switched = (state: PartState, version: string, change: Change, action: SwitchAction): PartState => ({
  ...recorded(state, change, action, version),
  stable: { version, since: change.at, by: change.by },
  canary: state.canary?.version === version ? null : state.canary,
  candidate: null,
});

/** Makes the tested version the stable one. */
export const switchTo =
  (candidate: Candidate, change: Change, action: SwitchAction) =>
  (state: PartState): PartState => {
    ownTry(state, candidate);
    return switched(state, candidate.version, change, action);
  };

/** Records the version of a part without a host as the stable one, based on the state of `revision`. */
export const recordSwitch =
  (version: string, revision: number, change: Change, action: SwitchAction) =>
  (state: PartState): PartState => {
    if (state.revision !== revision) throw new Refused(othersChange(state));
    return switched(state, version, change, action);
  };

/** Gives the tested version to a share of the sessions, in percent. */
export const startCanary =
  (candidate: Candidate, change: Change, share: number) =>
  (state: PartState): PartState => {
    ownTry(state, candidate);
    const { version } = candidate;
    if (state.stable === null) throw new Refused(`${state.part} has no stable version beside which a canary could run`);
    if (state.stable.version === version) throw new Refused(`${state.part} ${version} is the stable version already`);
    return {
      ...recorded(state, change, 'canary', version),
      canary: { version, since: change.at, by: change.by, share },
      candidate: null,
    };
  };

/** Makes the canary the stable version. */
export const promoteCanary =
  (change: Change, expected?: string) =>
  (state: PartState): PartState => {
    const version = canaryOf(state, expected);
    return {
      ...recorded(state, change, 'promote', version),
      stable: { version, since: change.at, by: change.by },
      canary: null,
    };
  };

export const endCanary =
  (change: Change) =>
  (state: PartState): PartState => ({
    ...recorded(state, change, 'end-canary', canaryOf(state)),
    canary: null,
  });

function canaryOf({ part, canary }: PartState, expected?: string): string {
  if (canary === null) throw new Refused(`${part} has no canary`);
  if (expected !== undefined && expected !== canary.version)
    throw new Refused(`The canary of ${part} is ${canary.version} by now, not ${expected}`);
  return canary.version;
}

/** Restores the previous stable version if the new one did not start. A later change stays. */
export const undoSwitch =
  (version: string, change: Change) =>
  (state: PartState): PartState => {
    const before = state.history.at(-1)?.from;
    if (state.stable?.version !== version || state.history.at(-1)?.version !== version || !before) return state;
    return {
      ...recorded(state, change, 'rollback', before),
      stable: { version: before, since: change.at, by: change.by },
    };
  };

/**
 * Returns the version before the stable one. A rollback of a rollback goes one further back.
 * @throws Refused if there is none
 */
export function previousVersion({ part, history, stable }: PartState): string {
  const stack: string[] = [];
  for (const { action, version, from } of history) {
    if (action === 'canary' || action === 'end-canary') continue;
    if (stack.length === 0 && from !== null) stack.push(from);
    const index = action === 'rollback' ? stack.lastIndexOf(version) : -1;
    if (index >= 0) stack.length = index;
    if (stack.at(-1) !== version) stack.push(version);
  }
  const previous = stack.at(-1) === stable?.version ? stack.at(-2) : undefined;
  if (previous === undefined) throw new Refused(`${part} has no version before this one`);
  return previous;
}
