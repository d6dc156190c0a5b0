import { setTimeout as pause } from 'node:timers/promises';
import type { Document } from 'bson';
import { deserialize } from 'bson';
import { codes } from '../errors/codes.ts';
import { CommandError } from '../errors/command.error.ts';
import { describeDuplicateKey } from '../errors/duplicate-key.ts';
import { isConflict } from '../errors/engine-error.ts';
import { codeOfSqlState, unpackSqlState } from '../errors/sql-state.ts';
import { firstPage } from '../postgres/first-page.ts';
import { onlyRow, readBoolean, requiredColumn } from '../postgres/executor.ts';
import type { PostgresPool } from '../postgres/postgres-pool.ts';
import { PostgresError } from '../postgres/postgres.error.ts';
import type { Statement } from '../postgres/statement.ts';
import { repeatOnConflict } from '../writes/retry-conflicts.ts';
import { collectionOf } from './collection-name.ts';
import type { CommandContext, CommandFamily } from './command.ts';
import { commandParameters, engineReply } from './engine-call.ts';
import { pageOf } from './read.commands.ts';

const create: Statement = {
  name: 'create_indexes',
  sql: 'select retval, ok, requests from documentdb_api.create_indexes_background($1, $2)',
};
const progress: Statement = {
  name: 'index_progress',
  sql: 'select retval, ok, complete from documentdb_api_internal.check_build_index_status($1)',
};
const drop: Statement = { name: 'drop_indexes', sql: 'call documentdb_api.drop_indexes($1, $2)' };

/** Builds the next queued index, except those that another connection is already building. */
const buildNext = 'call documentdb_api_internal.build_index_concurrently(1)';

const emptyDocumentLength = 5;
const betweenLooks = 20;

/** The reply of the engine’s only shard. Its codes are packed SQLSTATEs. */
type ShardReply = { ok: number | boolean; errmsg?: string; code?: number };

const createIndexes = (context: CommandContext): Promise<Document> =>
  repeatOnConflict(() => createOnce(context), context);

async function createOnce(context: CommandContext): Promise<Document> {
  const row = onlyRow(await context.executor.execute(create, commandParameters(context)));
  const reply = requiredColumn(row, 0);
  if (!readBoolean(requiredColumn(row, 1))) throw await indexError(context, shardReply(reply));
  const requests = row[2];
  if (requests && requests.length > emptyDocumentLength) {
    await built(context, requests);
    context.services.statistics.noteIndex(context.request.database, collectionOf(context.request));
  }
  return { ...shardReply(reply), ok: 1 };
}

/** Waits until the requested indexes exist. The engine queues index builds on collections with documents. */
async function built(context: CommandContext, requests: Buffer): Promise<void> {
  for (;;) {
    await context.services.indexBuilds.run(() => build(context.services.readPool));
    const row = onlyRow(await context.executor.execute(progress, [requests]));
    if (!readBoolean(requiredColumn(row, 1))) throw await indexError(context, shardReply(requiredColumn(row, 0)));
    if (readBoolean(requiredColumn(row, 2))) return;
    await pause(betweenLooks);
  }
}

async function build(pool: PostgresPool): Promise<void> {
  const connection = await pool.acquire();
  try {
    await connection.query(buildNext);
  } finally {
    pool.release(connection);
  }
}

function shardReply(reply: Buffer): ShardReply {
  const { raw } = deserialize(reply) as { raw?: Record<string, ShardReply> };
  return Object.values(raw ?? {})[0] ?? { ok: 0, errmsg: 'the engine gave no reason' };
}

/** Returns the failure of a reply. A conflict becomes the error of a statement, so that the command is repeated. */
async function indexError(
  { request, services }: CommandContext,
  { errmsg = '', code = 0 }: ShardReply,
): Promise<CommandError | PostgresError> {
  const sqlState = unpackSqlState(code);
  if (isConflict({ sqlState, message: errmsg })) return new PostgresError(sqlState, errmsg, undefined);
  const known = codeOfSqlState(sqlState);
  if (known.code !== codes.DuplicateKey) return CommandError.numbered(known.code, known.codeName, errmsg);
  const target = { executor: services.readPool, database: request.database, collection: collectionOf(request) };
  const duplicate = await describeDuplicateKey(target, errmsg, undefined);
  return CommandError.numbered(known.code, known.codeName, duplicate.errmsg, { keyPattern: duplicate.keyPattern });
}

const dropIndexes = (context: CommandContext): Promise<Document> => repeatOnConflict(() => dropOnce(context), context);

async function dropOnce(context: CommandContext): Promise<Document> {
  const reply = deserialize(await engineReply(context, drop, commandParameters(context))) as ShardReply;
  if (!reply.ok) throw await indexError(context, reply);
  return { ...reply, ok: 1 };
}

export const indexCommands: CommandFamily = {
  createindexes: { run: createIndexes, transaction: 'rejected', writes: true },
  dropindexes: { run: dropIndexes, transaction: 'rejected', writes: true },
  listindexes: { run: pageOf(firstPage.listIndexes), transaction: 'rejected' },
};
