import type { Executor } from '../postgres/executor.ts';
import type { Statement } from '../postgres/statement.ts';

/** Removes the cursor’s file. Does nothing if the engine has none. */
const deleteCursors: Statement = {
  name: 'delete_cursors',
  sql: `select documentdb_api_internal.delete_cursors(string_to_array($1, ',')::bigint[])`,
};

export async function endCursors(executor: Executor, ids: readonly bigint[]): Promise<void> {
  await executor.execute(deleteCursors, [Buffer.from(ids.join(','))]);
}
