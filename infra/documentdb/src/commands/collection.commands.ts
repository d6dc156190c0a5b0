import { onlyRow, readBoolean, requiredColumn } from '../postgres/executor.ts';
import { firstPage } from '../postgres/first-page.ts';
import type { Statement } from '../postgres/statement.ts';
import { collectionOf } from './collection-name.ts';
import type { CommandContext, CommandFamily } from './command.ts';
import { commandParameters, engineReply } from './engine-call.ts';
import { pageOf } from './read.commands.ts';

const create: Statement = { name: 'create', sql: 'select documentdb_adapter.create_collection($1, $2, $3)' };
const drop: Statement = { name: 'drop', sql: 'select documentdb_api.drop_collection($1, $2)' };
const dropDatabase: Statement = { name: 'drop_database', sql: 'select documentdb_api.drop_database($1)' };
const listDatabases: Statement = { name: 'list_databases', sql: 'select documentdb_api.list_databases($1)' };

async function runDrop(context: CommandContext) {
  const collection = collectionOf(context.request);
  const { database } = context.request;
  const rows = await context.executor.execute(drop, [Buffer.from(database), Buffer.from(collection)]);
  // Since MongoDB 7, dropping a missing collection is no error.
  return readBoolean(requiredColumn(onlyRow(rows), 0)) ? { ns: `${database}.${collection}`, ok: 1 } : { ok: 1 };
}

async function runDropDatabase({ executor, request: { database } }: CommandContext) {
  await executor.execute(dropDatabase, [Buffer.from(database)]);
  return { dropped: database, ok: 1 };
}

export const collectionCommands: CommandFamily = {
  create: {
    run: (context) =>
      engineReply(context, create, [...commandParameters(context), Buffer.from(collectionOf(context.request))]),
    transaction: 'allowed',
    writes: true,
  },
  drop: { run: runDrop, transaction: 'rejected', writes: true },
  dropdatabase: { run: runDropDatabase, transaction: 'rejected', writes: true },
  listcollections: { run: pageOf(firstPage.listCollections), transaction: 'rejected' },
  listdatabases: {
    run: (context) => engineReply(context, listDatabases, [context.request.body]),
    transaction: 'rejected',
  },
};
