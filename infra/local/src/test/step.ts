/** Result of a finished step; `output` is printed when it failed. */
export type StepOutcome = { failed: boolean; detail: string; output?: string };

/** One step of `npm test`. */
export type TestStep = {
  name: string;
  /** Names of steps that must succeed first. */
  needs?: readonly string[];
  /** Names of steps that it does not run beside; they run first where they are part of the run, and need not succeed. */
  after?: readonly string[];
  /** How many of the two workers it occupies while it runs; 0 for a step that mostly waits. */
  workers: 0 | 1 | 2;
  /** What it should take at most on two quiet cores, beside the steps that run with it. A run says what was above it: it fails nothing, as machines are shared. */
  budgetSeconds: number;
  /** Of `npm run test:all`; `npm test` runs it when it is named or selected. */
  isBeyondGate?: true;
  run(onProgress: (detail: string) => void, signal: AbortSignal): Promise<StepOutcome>;
};
