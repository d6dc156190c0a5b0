import { CommandError } from '../errors/command.error.ts';
import { codes } from '../errors/codes.ts';
import { toCommandError, toTransactionError } from '../errors/engine-error.ts';
import { codeOfSqlState } from '../errors/sql-state.ts';
import { onlyRow, requiredColumn } from '../postgres/executor.ts';
import { PostgresError } from '../postgres/postgres.error.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { duplicateKeyOf } from '../writes/duplicate-key-of.ts';
import { exactDocument, intendedDocument } from '../writes/intended-document.ts';
import { upsertAttempts } from '../writes/retry-conflicts.ts';
import { runWrite, writeStatements } from '../writes/run-write.ts';
import { collectionOf } from './collection-name.ts';
import type { CommandContext, CommandFamily } from './command.ts';
import { commandParameters } from './engine-call.ts';

const statements = writeStatements('find_and_modify', false);

async function findAndModify(context: CommandContext): Promise<Buffer> {
  const { transaction } = context;
  if (transaction !== undefined) return inTransaction(context, transaction);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return requiredColumn(await runWrite(context, statements, []), 0);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // A concurrent upsert inserted the document. The next attempt finds it.
      if (attempt === upsertAttempts || exactDocument(context.request.body).upsert !== true)
        throw await duplicateKeyError(context, error);
    }
  }
}

async function inTransaction(context: CommandContext, transaction: Transaction): Promise<Buffer> {
  transaction.wrote = true;
  const outcome = await transaction.attempt(statements.inTransaction, commandParameters(context));
  if (!(outcome instanceof PostgresError)) return requiredColumn(onlyRow(outcome), 0);
  try {
    throw isDuplicateKey(outcome) ? await duplicateKeyError(context, outcome) : toTransactionError(outcome);
  } finally {
    await transaction.abort();
  }
}

function isDuplicateKey(error: unknown): error is PostgresError {
  return error instanceof PostgresError && codeOfSqlState(error.sqlState).code === codes.DuplicateKey;
}

async function duplicateKeyError(context: CommandContext, error: PostgresError): Promise<CommandError> {
  const command = exactDocument(context.request.body);
  const intended = intendedDocument(command.query ?? {}, command.update, command.upsert === true);
  const { errmsg, keyPattern, keyValue } = await duplicateKeyOf(
    context,
    collectionOf(context.request),
    error.message,
    intended,
  );
  const { code, codeName } = toCommandError(error);
  return CommandError.numbered(code, codeName, errmsg, { keyPattern, keyValue });
}

export const findAndModifyCommand: CommandFamily = {
  findandmodify: { run: findAndModify, transaction: 'allowed', writes: true },
};
