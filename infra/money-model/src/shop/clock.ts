/** The shop's clock. It only moves when advanced, so that the model knows each deadline to the second. */
export interface Clock {
  now(): Date;
  advance(milliseconds: number): void;
  reset(): void;
}

export function startClock(): Clock {
  const startedAt = Math.floor(Date.now() / 1_000) * 1_000;
  let time = startedAt;
  return {
    now: () => new Date(time),
    advance: (milliseconds) => void (time += milliseconds),
    reset: () => void (time = startedAt),
  };
}
