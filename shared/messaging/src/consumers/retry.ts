import { setTimeout as delay } from 'node:timers/promises';

const unavailableNames = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
]);
const maxPauseMs = 5_000;

/** An unavailable database is not caused by the event, so waiting for it does not use up attempts. */
function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof Error && unavailableNames.has(error.name);
}

export interface RetryOptions {
  /** Pauses before the second, third, … attempt. There is one attempt more than pauses. */
  pausesMs: readonly number[];
  signal: AbortSignal;
  /** Returns whether a further failure uses up no attempts. */
  isUnavailable?: ((error: unknown) => boolean) | undefined;
  onFailure(error: unknown, attempt: number): void;
}

/** Retries until `work` succeeds or the pauses are used up, then throws the last error. An abort throws at once. */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  { pausesMs, signal, isUnavailable, onFailure }: RetryOptions,
): Promise<Result> {
  let usedPauses = 0;
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      onFailure(error, attempt);
      const isWaiting = isDatabaseUnavailable(error) || isUnavailable?.(error) === true;
      const pause = isWaiting ? Math.min(maxPauseMs, 100 * 2 ** attempt) : pausesMs[usedPauses++];
      if (pause === undefined) throw error;
      await delay(pause, undefined, { signal });
    }
  }
}
