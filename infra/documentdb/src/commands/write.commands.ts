import type { Document } from 'bson';
import { rawFields } from '../bson/raw-document.ts';
import { integerValue } from '../bson/raw-value.ts';
import { codes } from '../errors/codes.ts';
import { isConflict, writeConflict } from '../errors/engine-error.ts';
import { codeOfSqlState } from '../errors/sql-state.ts';
import type { FailedStatement } from '../errors/write-errors.ts';
import { failedStatements } from '../errors/write-errors.ts';
import type { Row } from '../postgres/backend-messages.ts';
import { readBoolean, requiredColumn } from '../postgres/executor.ts';
import type { Reply } from '../wire/reply.ts';
import { duplicateKeyOf } from '../writes/duplicate-key-of.ts';
import { exactDocument } from '../writes/intended-document.ts';
import { upsertAttempts } from '../writes/retry-conflicts.ts';
import { listWrites, runWrite } from '../writes/run-write.ts';
import type { WriteKind } from '../writes/write-target.ts';
import { intendedBy, isSingleUpsert, listOf } from '../writes/write-target.ts';
import { collectionOf } from './collection-name.ts';
import type { CommandContext, CommandFamily } from './command.ts';

const write = (kind: WriteKind) => async (context: CommandContext) => {
  const { request, services } = context;
  const collection = collectionOf(request);
  const list = [request.sequences.get(listOf[kind]) ?? null];
  let row = await runWrite(context, listWrites[kind], list);
  for (let attempt = 2; attempt <= upsertAttempts && lostRace(row, kind, context); attempt += 1) {
    row = await runWrite(context, listWrites[kind], list, true);
  }
  const reply = replyOf(row);
  services.statistics.noteWrites(request.database, collection, writtenIn(reply));
  return succeeded(row) ? reply : partlyFailed(context, kind, collection, reply);
};

const replyOf = (row: Row) => requiredColumn(row, 0);
const succeeded = (row: Row) => readBoolean(requiredColumn(row, 1));

/**
 * Returns true if an upsert found nothing and its insert failed because the document was inserted concurrently. MongoDB repeats the upsert,
 * which then finds the document.
 */
function lostRace(row: Row, kind: WriteKind, { request, transaction }: CommandContext): boolean {
  if (succeeded(row) || transaction !== undefined || !isSingleUpsert(kind, request)) return false;
  return failedStatements(replyOf(row)).some(isDuplicateKey);
}

function isDuplicateKey({ sqlState }: FailedStatement): boolean {
  return codeOfSqlState(sqlState).code === codes.DuplicateKey;
}

function writtenIn(reply: Buffer): number {
  return Number(
    integerValue(
      reply,
      rawFields(reply).find(({ name }) => name === 'n'),
    ) ?? 0n,
  );
}

/** Returns the reply with `writeErrors` in MongoDB’s format. In a transaction the first one aborts it. */
async function partlyFailed(
  context: CommandContext,
  kind: WriteKind,
  collection: string,
  reply: Buffer,
): Promise<Reply> {
  const { transaction } = context;
  const failed = failedStatements(reply);
  try {
    if (transaction !== undefined && failed.some(isConflict)) throw writeConflict();
    const writeErrors: Document[] = [];
    for (const failure of failed) writeErrors.push(await writeErrorOf(context, kind, collection, failure));
    return { ...exactDocument(reply), writeErrors };
  } finally {
    await transaction?.abort();
  }
}

async function writeErrorOf(
  context: CommandContext,
  kind: WriteKind,
  collection: string,
  failure: FailedStatement,
): Promise<Document> {
  const { index, sqlState, message } = failure;
  const { code } = codeOfSqlState(sqlState);
  if (code !== codes.DuplicateKey) return { index, code, errmsg: message };
  const duplicate = await duplicateKeyOf(context, collection, message, intendedBy(kind, context.request, index));
  return { index, code, ...duplicate };
}

export const writeCommands: CommandFamily = {
  insert: { run: write('insert'), transaction: 'allowed', writes: true },
  update: { run: write('update'), transaction: 'allowed', writes: true },
  delete: { run: write('delete'), transaction: 'allowed', writes: true },
};
