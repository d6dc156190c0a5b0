import { setTimeout as pause } from 'node:timers/promises';
import { integerValue } from '../bson/raw-value.ts';
import { CommandError } from '../errors/command.error.ts';
import { isConflict, isLockTimeout } from '../errors/engine-error.ts';
import type { Executor } from '../postgres/executor.ts';
import { PostgresError } from '../postgres/postgres.error.ts';
import type { Request } from '../wire/request.ts';
import { requestField } from '../wire/request.ts';

/** Maximum attempts of a write that fails for other reasons than a lock timeout, such as a deadlock. */
const conflictAttempts = 30;

/** Pauses between attempts, in milliseconds. They are random, so that the same two writes do not collide again. */
const shortestPause = 20;
const longestPause = 200;

/** Longer than any transaction stays open, in milliseconds. */
const lockWaitLimit = 75_000;

/** Maximum attempts of an upsert when another one inserted the document between its search and its insert. */
export const upsertAttempts = 4;

export type RetryOptions = { request: Request; client: { readonly gone: boolean } };

/**
 * Returns an executor for use outside transactions that repeats a statement which had no effect because of a concurrent transaction, as
 * MongoDB does within the server. A statement waits for a lock only briefly and returns its connection between attempts, so that waiting
 * writes cannot occupy the pool.
 */
export function retryConflicts(executor: Executor, options: RetryOptions): Executor {
  return {
    execute: (statement, parameters) => repeatOnConflict(() => executor.execute(statement, parameters), options),
  };
}

/**
 * Repeats work of several statements after a conflict.
 * @throws CommandError MaxTimeMSExpired
 */
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

/** Returns `maxTimeMS` in milliseconds, or undefined for no limit (zero). */
function timeLimitOf(request: Request): number | undefined {
  const limit = Number(integerValue(request.body, requestField(request, 'maxTimeMS')) ?? 0n);
  return limit === 0 ? undefined : limit;
}
