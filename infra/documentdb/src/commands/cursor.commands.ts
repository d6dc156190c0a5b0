import { Long } from 'bson';
import { rawFields } from '../bson/raw-document.ts';
import { documentValue, integerValue, stringValue } from '../bson/raw-value.ts';
import { cursorCaller } from '../cursors/open-cursor.ts';
import { CommandError } from '../errors/command.error.ts';
import { onlyRow, requiredColumn } from '../postgres/executor.ts';
import type { Statement } from '../postgres/statement.ts';
import { requestField } from '../wire/request.ts';
import type { CommandContext, CommandFamily } from './command.ts';
import { commandParameters } from './engine-call.ts';

const nextPage: Statement = {
  name: 'next_page',
  sql: 'select cursorpage, continuation from documentdb_api.cursor_get_more($1, $2, $3)',
};

async function getMore(context: CommandContext) {
  const { request, services } = context;
  const id = integerValue(request.body, request.fields[0]);
  const collection = stringValue(request.body, requestField(request, 'collection'));
  if (id === undefined || collection === undefined)
    throw new CommandError('BadValue', 'getMore needs a cursor id and its collection');
  const cursor = services.cursors.take(id, `${request.database}.${collection}`, cursorCaller(context));
  let continuation: Buffer | null | undefined;
  try {
    const row = onlyRow(await context.executor.execute(nextPage, [...commandParameters(context), cursor.continuation]));
    continuation = row[1];
    return requiredColumn(row, 0);
  } finally {
    // A failed page cannot be requested again, so the cursor ends, as in MongoDB.
    services.cursors.put(cursor, continuation ? Buffer.from(continuation) : undefined);
  }
}

function killCursors({ request, services }: CommandContext) {
  const list = documentValue(request.body, requestField(request, 'cursors'));
  if (list === undefined) throw new CommandError('BadValue', 'killCursors needs a list of cursor ids');
  const ids = rawFields(list).map((field) => integerValue(list, field) ?? 0n);
  const killed = new Set(services.cursors.kill(ids));
  const asLongs = (chosen: readonly bigint[]) => chosen.map((id) => Long.fromBigInt(id));
  return {
    cursorsKilled: asLongs(ids.filter((id) => killed.has(id))),
    cursorsNotFound: asLongs(ids.filter((id) => !killed.has(id))),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
}

export const cursorCommands: CommandFamily = {
  getmore: { run: getMore, transaction: 'allowed' },
  killcursors: { run: killCursors, transaction: 'allowed' },
};
