import type { PartState } from '../state/part-state.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Time for which a page may stay open and load files of the versions it was opened with. */
export const pageLifetimeMs = 30 * dayMs;
const retainedCount = 10;

/**
 * Returns the versions of a part whose files stay: those of the desired state, the last ten active ones, and each that was active in the
 * last 30 days.
 */
export function retainedVersions({ stable, canary, candidate, history }: PartState, now: Date): Set<string> {
  const lastActive = new Map<string, number>();
  const note = (version: string | null | undefined, at: number) => {
    if (version) lastActive.set(version, Math.max(at, lastActive.get(version) ?? 0));
  };
  for (const { at, version, from } of history) {
    note(version, Date.parse(at));
    // It was active until this change.
    note(from, Date.parse(at));
  }
  for (const active of [stable, canary, candidate]) note(active?.version, now.getTime());
  const latestFirst = [...lastActive].toSorted(([, one], [, other]) => other - one);
  return new Set(
    latestFirst
      .filter(([, at], index) => index < retainedCount || now.getTime() - at < pageLifetimeMs)
      .map(([version]) => version),
  );
}
