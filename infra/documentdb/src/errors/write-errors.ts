import { deserialize } from 'bson';
import { unpackSqlState } from './sql-state.ts';

/** One statement of a write command that failed, as the engine reports it. */
export type FailedStatement = { index: number; sqlState: string; message: string };

/** The statements that failed, read out of the engine’s reply. */
export function failedStatements(reply: Buffer): FailedStatement[] {
  const { writeErrors = [] } = deserialize(reply) as {
    writeErrors?: { index: number; code: number; errmsg: string }[];
  };
  return writeErrors.map(({ index, code, errmsg }) => ({ index, sqlState: unpackSqlState(code), message: errmsg }));
}
