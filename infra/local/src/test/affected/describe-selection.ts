import { packageOf } from './repository-graph.ts';
import type { ChosenPaths, Selection } from './selection.ts';

type Described = {
  selection: Selection;
  packages: readonly string[];
  /** All steps of `npm test`. */
  steps: readonly { name: string; needs?: readonly string[] }[];
};

/** Describes which steps run and why, and which do not, for `npm test -- --affected`. */
export function describeSelection({ selection, packages, steps }: Described): string {
  if (selection.everythingBecause !== undefined) return `Everything runs: ${selection.everythingBecause}.`;
  if (selection.steps.size === 0) return 'Nothing runs.';
  const chosen = steps.filter(({ name }) => selection.steps.has(name));
  const needed = neededBy(steps, chosen);
  const skipped = steps.map(({ name }) => name).filter((name) => !selection.steps.has(name) && !needed.has(name));
  return [
    ...chosen.map(({ name }) => describeStep(name, selection.steps.get(name) as ChosenPaths, packages)),
    ...(needed.size > 0 ? [`These need: ${[...needed].join(', ')}.`] : []),
    ...(skipped.length > 0 ? [`Does not run: ${skipped.join(', ')}.`] : []),
  ].join('\n\n');
}

/** One line per reason, with the packages whose files run for it. */
function describeStep(step: string, paths: ChosenPaths, packages: readonly string[]): string {
  if (paths.size === 0) return `${step}: the whole`;
  const byReason = Map.groupBy(paths, ([, why]) => why);
  const lines = [...byReason].map(([why, chosen]) => `  ${why}: ${countByPackage(chosen, packages).join(', ')}`);
  return `${step}\n${lines.join('\n')}`;
}

/** Formats `mf-cart (20 files)`. A single file or folder appears by its path. */
function countByPackage(chosen: readonly (readonly [string, string])[], packages: readonly string[]): string[] {
  const byPackage = Map.groupBy(chosen, ([path]) => packageOf(path, packages) ?? path);
  return [...byPackage].map(([folder, files]) =>
    files.length === 1 ? (files[0]?.[0] ?? '') : `${folder} (${files.length} files)`,
  );
}

/** Steps that the selected ones depend on, in the order of the list. */
function neededBy(steps: Described['steps'], chosen: Described['steps']): ReadonlySet<string> {
  const needed = new Set(chosen.flatMap(({ needs = [] }) => needs));
  // A set also visits entries that are added during the iteration.
  for (const name of needed) steps.find((step) => step.name === name)?.needs?.forEach((need) => needed.add(need));
  const names = new Set(chosen.map(({ name }) => name));
  return new Set(steps.map(({ name }) => name).filter((name) => needed.has(name) && !names.has(name)));
}
