import type { CommandContext } from '../commands/command.ts';
import { CommandError } from '../errors/command.error.ts';
import type { Row } from '../postgres/backend-messages.ts';
import { onlyRow } from '../postgres/executor.ts';
import type { Parameter } from '../postgres/frontend-messages.ts';
import type { Statement } from '../postgres/statement.ts';
import { commandDigest } from '../sessions/command-digest.ts';
import { transactionNumberOf } from '../sessions/session-id.ts';
import { sessionKey, transactionKey } from '../sessions/session-record.ts';
import type { WriteKind } from './write-target.ts';

/** A write function of the engine in three forms: in a transaction, outside one, and once per session and transaction number. */
export type WriteStatements = { inTransaction: Statement; plain: Statement; once: Statement };

/** Returns the three statements, each of which returns the reply and whether every statement of the command succeeded. */
export function writeStatements(name: string, sequence: boolean): WriteStatements {
  const list = sequence ? ', $3' : '';
  const onceList = sequence ? ', $7' : '';
  return {
    inTransaction: { name, sql: `select p_result, p_success from documentdb_api.${name}($1, $2${list}, null)` },
    plain: { name: `${name}_plain`, sql: `select reply, success from documentdb_adapter.${name}_plain($1, $2${list})` },
    once: {
      name: `${name}_once`,
      sql: `select reply, success from documentdb_adapter.${name}_once($1, $2, $3, $4, $5, $6${onceList})`,
    },
  };
}

/** Writes with a list of statements. */
export const listWrites: Readonly<Record<WriteKind, WriteStatements>> = {
  insert: writeStatements('insert', true),
  update: writeStatements('update', true),
  delete: writeStatements('delete', true),
};

const yes = Buffer.from([1]);
const no = Buffer.from([0]);

/**
 * Runs a write in its transaction, once for its number if it is retryable, or plainly. `again` repeats a retryable write under the number
 * that it has already claimed.
 */
export async function runWrite(
  context: CommandContext,
  statements: WriteStatements,
  list: readonly Parameter[],
  again = false,
): Promise<Row> {
  const { request, executor, session, transaction } = context;
  const command = [Buffer.from(request.database), request.body];
  if (transaction !== undefined) {
    transaction.wrote = true;
    return onlyRow(await transaction.execute(statements.inTransaction, [...command, ...list]));
  }
  const number = transactionNumberOf(request);
  if (number === undefined) return onlyRow(await executor.execute(statements.plain, [...command, ...list]));
  if (session === undefined) throw new CommandError('InvalidOptions', 'a transaction number without a session');
  const parameters = [
    ...command,
    sessionKey(session),
    transactionKey(number),
    commandDigest(request),
    again ? yes : no,
    ...list,
  ];
  return onlyRow(await executor.execute(statements.once, parameters));
}
