/** Result of a finished step; `output` is printed when it failed. */
export type StepOutcome = { failed: boolean; detail: string; output?: string };

/** Step of `npm test`. */
export type TestStep = {
  name: string;
  /** Names of steps that must succeed first. */
  needs?: readonly string[];
  /** Names of steps that it must not run concurrently with. Those that are part of the run go first, and may fail. */
  after?: readonly string[];
  /** Number of the two workers it occupies while it runs. 0 for a step that mostly waits. */
  workers: 0 | 1 | 2;
  /** Expected maximum on two idle cores, next to the steps that run with it. A run reports exceeded budgets without failing, because machines are shared. */
  budgetSeconds: number;
  /** Only part of `npm run test:all`. `npm test` runs it when it is named or selected. */
  isBeyondGate?: true;
  run(onProgress: (detail: string) => void, signal: AbortSignal): Promise<StepOutcome>;
};
