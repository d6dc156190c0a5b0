import { deserialize } from 'bson';
import { unpackSqlState } from './sql-state.ts';

/** A failed statement of a write command, as reported by the engine. */
export type FailedStatement = { index: number; sqlState: string; message: string };

/** Returns the failed statements in the engine’s reply. */
export function failedStatements(reply: Buffer): FailedStatement[] {
  const { writeErrors = [] } = deserialize(reply) as {
    writeErrors?: { index: number; code: number; errmsg: string }[];
  };
  return writeErrors.map(({ index, code, errmsg }) => ({ index, sqlState: unpackSqlState(code), message: errmsg }));
}
