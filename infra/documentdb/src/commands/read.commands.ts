import { openCursor } from '../cursors/open-cursor.ts';
import { firstPage } from '../postgres/first-page.ts';
import type { Statement } from '../postgres/statement.ts';
import type { CommandContext, CommandFamily } from './command.ts';
import { commandParameters, engineReply } from './engine-call.ts';

const count: Statement = { name: 'count', sql: 'select document from documentdb_api.count_query($1, $2)' };
const distinct: Statement = { name: 'distinct', sql: 'select document from documentdb_api.distinct_query($1, $2)' };

/** Replies to a command with the first page of its cursor. */
export const pageOf = (statement: Statement) => async (context: CommandContext) =>
  openCursor(context, await context.executor.execute(statement, commandParameters(context)));

export const readCommands: CommandFamily = {
  find: { run: pageOf(firstPage.find), transaction: 'allowed' },
  aggregate: { run: pageOf(firstPage.aggregate), transaction: 'allowed' },
  count: { run: (context) => engineReply(context, count, commandParameters(context)), transaction: 'rejected' },
  distinct: { run: (context) => engineReply(context, distinct, commandParameters(context)), transaction: 'allowed' },
};
