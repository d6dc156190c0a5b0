import { setTimeout as pause } from 'node:timers/promises';
import { isConflict } from '../errors/engine-error.ts';
import { PostgresError } from '../postgres/postgres.error.ts';

const attempts = 5;
const longestPause = 20;

/**
 * Runs a write outside a transaction again when the engine gave it up for another one (a deadlock): it had no effect.
 * MongoDB does the same within the server, so drivers do not expect such an error.
 */
export async function withoutConflict<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === attempts || !(error instanceof PostgresError && isConflict(error))) throw error;
      // Uneven pauses, or the same two meet again.
      await pause(Math.random() * longestPause * attempt);
    }
  }
}

/** How often an upsert is run when another one inserted the document between its search and its insert. */
export const upsertAttempts = 4;
