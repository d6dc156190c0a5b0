import type { Row } from './backend-messages.ts';
import type { Parameter } from './frontend-messages.ts';
import type { Statement } from './statement.ts';

/** Runs a command’s statements on any connection of the pool, or on the connection of the command’s transaction. */
export type Executor = {
  execute(statement: Statement, parameters: readonly Parameter[]): Promise<Row[]>;
};

/** Returns the row of a statement that always returns exactly one. */
export function onlyRow(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw new Error(`the engine returned ${rows.length} rows instead of one`);
  return row;
}

/** Returns a column that is never null in the statement’s result. */
export function requiredColumn(row: Row, column: number): Buffer {
  const value = row[column];
  if (value === undefined || value === null) throw new Error(`the engine left column ${column} empty`);
  return value;
}

/** Reads PostgreSQL’s boolean in its binary format. */
export function readBoolean(value: Buffer): boolean {
  return value[0] === 1;
}
