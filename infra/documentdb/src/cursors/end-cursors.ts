import type { Executor } from '../postgres/executor.ts';
import type { Statement } from '../postgres/statement.ts';

/** Removes what the engine keeps on disk for a cursor; for one that it keeps nothing for, this does nothing. */
const deleteCursors: Statement = {
  name: 'delete_cursors',
  sql: `select documentdb_api_internal.delete_cursors(string_to_array($1, ',')::bigint[])`,
};

export async function endCursors(executor: Executor, ids: readonly bigint[]): Promise<void> {
  await executor.execute(deleteCursors, [Buffer.from(ids.join(','))]);
}
