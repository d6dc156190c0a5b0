/** Selected paths (files or folders) of a step, with the reason. An empty map selects the whole step if it accepts no paths. */
export type ChosenPaths = ReadonlyMap<string, string>;

/** Partial selection for `npm test`. */
export type Selection = {
  /** By step. The dependencies of these steps run as well. */
  steps: ReadonlyMap<string, ChosenPaths>;
  /** Reason why everything runs, with empty `steps`. */
  everythingBecause?: string;
};

/** Paths by step. */
export type StepPaths = Readonly<Record<string, readonly string[]>>;

export const pathsOf = ({ steps }: Selection): StepPaths =>
  Object.fromEntries([...steps].map(([step, paths]) => [step, [...paths.keys()]]));
