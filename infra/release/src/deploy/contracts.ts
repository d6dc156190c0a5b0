import type { ReleaseStore } from '../store/release-store.ts';

/** Adds what a release relies on and what it gives to the files that are released. */
export async function addContract(_part: string, _target: string): Promise<void> {}

/** Reasons why a stored version may not run beside what runs in the environment. */
export async function whyNotBeside(
  _store: ReleaseStore,
  _question: { part: string; version: string; environment: string },
): Promise<string[]> {
  return ['the contracts of releases cannot be compared yet'];
}
