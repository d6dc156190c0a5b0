/** What a finished step says of itself; `output` is printed when it failed. */
export type StepOutcome = { failed: boolean; detail: string; output?: string };

/** One part of `npm test`. */
export type TestStep = {
  name: string;
  /** Steps that must have gone well before. */
  needs?: readonly string[];
  /** How many of the machine's two places it takes while it runs; 0 for what mostly waits. */
  workers: 0 | 1 | 2;
  run(onProgress: (detail: string) => void, signal: AbortSignal): Promise<StepOutcome>;
};
