import type { Row } from './backend-messages.ts';
import type { Parameter } from './frontend-messages.ts';
import type { Statement } from './statement.ts';

/** Where a command’s statements run: on any connection of the pool, or on the one that holds the command’s transaction. */
export type Executor = {
  execute(statement: Statement, parameters: readonly Parameter[]): Promise<Row[]>;
};

/** The row of a statement that always returns exactly one. */
export function onlyRow(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw new Error(`the engine returned ${rows.length} rows instead of one`);
  return row;
}

/** A column that the statement never leaves empty. */
export function requiredColumn(row: Row, column: number): Buffer {
  const value = row[column];
  if (value === undefined || value === null) throw new Error(`the engine left column ${column} empty`);
  return value;
}

/** PostgreSQL’s boolean in its binary form. */
export function readBoolean(value: Buffer): boolean {
  return value[0] === 1;
}
