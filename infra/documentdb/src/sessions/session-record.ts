import type { Executor } from '../postgres/executor.ts';
import { onlyRow, readBoolean, requiredColumn } from '../postgres/executor.ts';
import type { Step } from '../postgres/postgres-connection.ts';
import type { Statement } from '../postgres/statement.ts';
import type { SessionId } from './session-id.ts';

/**
 * The last write of each session, stored in the same transaction as the write. A driver that lost a reply sends the command again with the
 * same number, and it must not be applied twice.
 */
const recall: Statement = { name: 'recall', sql: 'select documentdb_adapter.recall_transaction($1, $2)' };

const remember: Statement = { name: 'remember', sql: 'select documentdb_adapter.remember_transaction($1, $2)' };

const forgetStale: Statement = {
  name: 'forget_stale',
  sql: `delete from documentdb_adapter.session_record where written_at < now() - interval '1 hour'`,
};

export function sessionKey(session: SessionId): Buffer {
  return Buffer.from(session, 'hex');
}

export function transactionKey(transactionNumber: bigint): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeBigInt64BE(transactionNumber);
  return key;
}

/** Returns true if the record of this transaction’s commit is stored. */
export async function wasCommitted(
  executor: Executor,
  session: SessionId,
  transactionNumber: bigint,
): Promise<boolean> {
  const rows = await executor.execute(recall, [sessionKey(session), transactionKey(transactionNumber)]);
  return readBoolean(requiredColumn(onlyRow(rows), 0));
}

/** Marks the surrounding transaction as committed. The mark becomes visible with its commit. */
export function rememberStep(session: SessionId, transactionNumber: bigint): Step {
  return { statement: remember, parameters: [sessionKey(session), transactionKey(transactionNumber)] };
}

/** Deletes unneeded records: sessions expire half an hour after their last use at the latest. */
export async function forgetStaleSessions(executor: Executor): Promise<void> {
  await executor.execute(forgetStale, []);
}
