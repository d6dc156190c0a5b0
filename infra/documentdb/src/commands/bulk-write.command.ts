import type { Document } from 'bson';
import { serialize } from 'bson';
import type { RawField } from '../bson/raw-document.ts';
import { rawFields } from '../bson/raw-document.ts';
import { booleanValue, documentValue, integerValue, stringValue } from '../bson/raw-value.ts';
import { codes } from '../errors/codes.ts';
import { CommandError } from '../errors/command.error.ts';
import { isConflict, writeConflict } from '../errors/engine-error.ts';
import { codeOfSqlState } from '../errors/sql-state.ts';
import { failedStatements } from '../errors/write-errors.ts';
import type { Row } from '../postgres/backend-messages.ts';
import { readBoolean, requiredColumn } from '../postgres/executor.ts';
import type { Step } from '../postgres/postgres-connection.ts';
import type { Reply } from '../wire/reply.ts';
import type { Request } from '../wire/request.ts';
import { requestField } from '../wire/request.ts';
import { duplicateKeyOf } from '../writes/duplicate-key-of.ts';
import { exactDocument, intendedDocument } from '../writes/intended-document.ts';
import { listWrites } from '../writes/run-write.ts';
import { statementDocuments } from '../writes/statement-documents.ts';
import type { CommandContext, CommandFamily } from './command.ts';

/** An insert or update of the bulk write, as a command with a single statement for the engine. */
type SingleWrite = {
  kind: 'insert' | 'update';
  database: string;
  collection: string;
  /** The document to insert, or the statement of an update. */
  statement: Buffer;
};

/** Names of an update’s fields: in a bulk write, and in the update command. */
const updateFields: Readonly<Record<string, string>> = {
  filter: 'q',
  updateMods: 'u',
  multi: 'multi',
  arrayFilters: 'arrayFilters',
};

const unsupported = (what: string) => new CommandError('CommandNotSupported', `${what} is not supported in bulkWrite`);

/**
 * Runs the writes of a transaction to several collections in one round trip to the engine. Refused outside a transaction, where each write
 * would need its own transaction number to be retried.
 */
async function bulkWrite(context: CommandContext): Promise<Reply> {
  const { request, services, transaction } = context;
  if (transaction === undefined) throw unsupported('a write outside a transaction');
  if (booleanValue(request.body, requestField(request, 'errorsOnly')) !== true)
    throw unsupported('a reply with the results of each write');
  const writes = singleWrites(request);
  transaction.wrote = true;
  const rows = await transaction.executeEach(writes.map(stepOf));
  for (const { database, collection } of writes) services.statistics.noteWrites(database, collection, 1);
  const failed = rows.findIndex((row) => !readBoolean(requiredColumn(row, 1)));
  return failed === -1
    ? replyOf(countsOf(writes, rows), [])
    : failedReply(context, { write: writes[failed] as SingleWrite, index: failed, row: rows[failed] as Row });
}

/** @throws CommandError */
function singleWrites(request: Request): SingleWrite[] {
  const namespaces = statementDocuments(request, 'nsInfo').map(namespaceOf);
  return statementDocuments(request, 'ops').map((operation) => singleWrite(operation, namespaces));
}

function namespaceOf(info: Buffer): Pick<SingleWrite, 'database' | 'collection'> {
  const namespace =
    stringValue(
      info,
      rawFields(info).find(({ name }) => name === 'ns'),
    ) ?? '';
  const [database, ...rest] = namespace.split('.');
  const collection = rest.join('.');
  if (database === undefined || database === '' || collection === '')
    throw new CommandError('InvalidNamespace', `'${namespace}' is no namespace`);
  return { database, collection };
}

function singleWrite(
  operation: Buffer,
  namespaces: readonly Pick<SingleWrite, 'database' | 'collection'>[],
): SingleWrite {
  const [first, ...fields] = rawFields(operation);
  const kind = first?.name;
  if (kind !== 'insert' && kind !== 'update') throw unsupported(kind ?? 'a write without a kind');
  const namespace = namespaces[Number(integerValue(operation, first) ?? -1n)];
  if (namespace === undefined) throw new CommandError('BadValue', 'a write names no namespace of nsInfo');
  return {
    kind,
    ...namespace,
    statement: kind === 'insert' ? documentIn(operation, fields) : renamed(operation, fields),
  };
}

function documentIn(operation: Buffer, fields: readonly RawField[]): Buffer {
  const document =
    fields.length === 1 && fields[0]?.name === 'document' ? documentValue(operation, fields[0]) : undefined;
  if (document === undefined) throw unsupported('an insert with anything but a document');
  return document;
}

/** Renames the fields to those of the update command. */
function renamed(operation: Buffer, fields: readonly RawField[]): Buffer {
  const parts = fields.flatMap(({ name, type, value, end }) => {
    const field = Object.hasOwn(updateFields, name) ? updateFields[name] : undefined;
    if (field === undefined) throw unsupported(`the field ${name} of an update`);
    return [Buffer.from([type]), Buffer.from(`${field}\0`), operation.subarray(value, end)];
  });
  const head = Buffer.allocUnsafe(4);
  const document = Buffer.concat([head, ...parts, Buffer.from([0])]);
  document.writeInt32LE(document.length);
  return document;
}

function stepOf({ kind, database, collection, statement }: SingleWrite): Step {
  return {
    statement: listWrites[kind].inTransaction,
    parameters: [Buffer.from(database), Buffer.from(serialize({ [kind]: collection, ordered: true })), statement],
  };
}

type Counts = { nInserted: number; nMatched: number; nModified: number };

function countsOf(writes: readonly SingleWrite[], rows: readonly Row[]): Counts {
  const counts = { nInserted: 0, nMatched: 0, nModified: 0 };
  rows.forEach((row, index) => {
    const reply = requiredColumn(row, 0);
    const fields = rawFields(reply);
    const count = (field: string) =>
      Number(
        integerValue(
          reply,
          fields.find(({ name }) => name === field),
        ) ?? 0n,
      );
    if (writes[index]?.kind === 'insert') counts.nInserted += count('n');
    else {
      counts.nMatched += count('n');
      counts.nModified += count('nModified');
    }
  });
  return counts;
}

function replyOf(counts: Counts, errors: readonly Document[]): Document {
  return {
    cursor: { id: 0n, ns: 'admin.$cmd.bulkWrite', firstBatch: errors },
    nErrors: errors.length,
    ...counts,
    nUpserted: 0,
    nDeleted: 0,
    ok: 1,
  };
}

/**
 * Reports the first failure, which ends the transaction, so that nothing is written.
 * @throws CommandError WriteConflict
 */
async function failedReply(
  context: CommandContext,
  { write, index, row }: { write: SingleWrite; index: number; row: Row },
): Promise<Document> {
  try {
    const [failure] = failedStatements(requiredColumn(row, 0));
    if (failure === undefined) throw new CommandError('InternalError', 'a write failed without an error');
    if (isConflict(failure)) throw writeConflict();
    const { code } = codeOfSqlState(failure.sqlState);
    const described =
      code === codes.DuplicateKey ? await duplicateOf(context, write, failure.message) : { errmsg: failure.message };
    return replyOf({ nInserted: 0, nMatched: 0, nModified: 0 }, [{ ok: 0, idx: index, code, ...described, n: 0 }]);
  } finally {
    await context.transaction?.abort();
  }
}

function duplicateOf(context: CommandContext, { kind, database, collection, statement }: SingleWrite, message: string) {
  const exact = exactDocument(statement);
  const intended = kind === 'insert' ? exact : intendedDocument(exact.q as Document, exact.u, false);
  return duplicateKeyOf({ ...context, request: { ...context.request, database } }, collection, message, intended);
}

export const bulkWriteCommand: CommandFamily = { bulkwrite: { run: bulkWrite, transaction: 'allowed', writes: true } };
