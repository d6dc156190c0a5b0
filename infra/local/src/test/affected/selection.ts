/** What of a step runs: paths (files or folders) and why. An empty map stands for the whole step, where a step takes no paths. */
export type ChosenPaths = ReadonlyMap<string, string>;

/** What `npm test` runs besides the whole. */
export type Selection = {
  /** By step. The steps that these need run as well. */
  steps: ReadonlyMap<string, ChosenPaths>;
  /** Why everything runs; `steps` is then empty. */
  everythingBecause?: string;
};

/** The paths alone, by step. */
export type StepPaths = Readonly<Record<string, readonly string[]>>;

export const pathsOf = ({ steps }: Selection): StepPaths =>
  Object.fromEntries([...steps].map(([step, paths]) => [step, [...paths.keys()]]));
