import { setTimeout as pause } from 'node:timers/promises';
import { integerValue } from '../bson/raw-value.ts';
import { CommandError } from '../errors/command.error.ts';
import { isConflict, isLockTimeout } from '../errors/engine-error.ts';
import type { Executor } from '../postgres/executor.ts';
import { PostgresError } from '../postgres/postgres.error.ts';
import type { Request } from '../wire/request.ts';
import { requestField } from '../wire/request.ts';

/** How often a write is repeated that failed for another reason than a lock, a deadlock for example. */
const conflictAttempts = 30;

/** Pauses between attempts, in milliseconds. They are random, otherwise the same two writes would meet again. */
const shortestPause = 20;
const longestPause = 200;

/** Longer than any transaction stays open, in milliseconds. */
const lockWaitLimit = 75_000;

/** How often an upsert is run when another one inserted the document between its search and its insert. */
export const upsertAttempts = 4;

export type RetryOptions = { request: Request; client: { readonly gone: boolean } };

/**
 * An executor outside transactions that repeats a statement which had no effect because another transaction came first, as MongoDB does within the server.
 * A statement waits for a lock only briefly and returns its connection between attempts, so waiting writes cannot occupy the pool.
 */
export function retryConflicts(executor: Executor, options: RetryOptions): Executor {
  return {
    execute: (statement, parameters) => repeatOnConflict(() => executor.execute(statement, parameters), options),
  };
}

/** The same for several statements that can be repeated together. @throws CommandError MaxTimeMSExpired */
export async function repeatOnConflict<T>(work: () => Promise<T>, { request, client }: RetryOptions): Promise<T> {
  const started = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (client.gone || !(error instanceof PostgresError && isConflict(error))) throw error;
      if (!isLockTimeout(error) && attempt >= conflictAttempts) throw error;
      const limit = timeLimitOf(request);
      if (Date.now() - started > (limit ?? lockWaitLimit))
        throw limit === undefined ? error : new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
      await pause(Math.random() * Math.min(shortestPause * attempt, longestPause));
    }
  }
}

/** `maxTimeMS`, in milliseconds; zero means no limit. */
function timeLimitOf(request: Request): number | undefined {
  const limit = Number(integerValue(request.body, requestField(request, 'maxTimeMS')) ?? 0n);
  return limit === 0 ? undefined : limit;
}
