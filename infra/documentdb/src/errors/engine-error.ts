import { EngineUnavailableError, PostgresError } from '../postgres/postgres.error.ts';
import { codes } from './codes.ts';
import { CommandError } from './command.error.ts';
import { codeOfSqlState, lockTimeoutState } from './sql-state.ts';

/** SQLSTATEs of a statement that failed only because of another transaction. */
const conflictStates = new Set(['40001', '40P01', lockTimeoutState]);

/**
 * Messages of such failures without their own SQLSTATE. The first two: another transaction created the collection or the database after
 * this one’s snapshot. The others: a collection was dropped or its indexes were built at the same time.
 */
const conflictMessages = [
  /^Unable to create the specified collection$/,
  /^Unable to create metadata database sentinel collection\.$/,
  /^tuple concurrently (updated|deleted)$/,
  /^cannot drop table documentdb_data\.\S+ because other objects depend on it$/,
  /does not exist and failed to be created$/,
];

/** Returns true if a statement gave up waiting for a lock. */
export function isLockTimeout({ sqlState }: { sqlState: string }): boolean {
  return sqlState === lockTimeoutState;
}

/** Returns true if a statement failed only because of a concurrent transaction. */
export function isConflict({ sqlState, message }: { sqlState: string; message: string }): boolean {
  return conflictStates.has(sqlState) || conflictMessages.some((pattern) => pattern.test(message));
}

/** Translates the error of a statement. Returns a CommandError unchanged. */
export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof EngineUnavailableError) return new CommandError('HostUnreachable', error.message);
  if (error instanceof PostgresError) {
    const { code, codeName } = codeOfSqlState(error.sqlState);
    const details = code === codes.UnknownError ? { sqlState: error.sqlState } : {};
    return CommandError.numbered(code, codeName, error.message, details);
  }
  return new CommandError('InternalError', error instanceof Error ? error.message : String(error));
}

/** Translates an error that ended a transaction. Drivers run the transaction again after a conflict or when the engine was unreachable. */
export function toTransactionError(error: unknown): CommandError {
  const conflict = error instanceof PostgresError && isConflict(error);
  if (conflict) return writeConflict();
  const commandError = toCommandError(error);
  if (error instanceof EngineUnavailableError) commandError.labels.add('TransientTransactionError');
  return commandError;
}

export function writeConflict(): CommandError {
  return new CommandError('WriteConflict', 'another transaction wrote the same document first; run this one again', [
    'TransientTransactionError',
  ]);
}
