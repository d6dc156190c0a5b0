import { mongo } from 'mongoose';
import type { ClientSession, Connection } from 'mongoose';

/** A write of a transaction; collections of the service's database by their names. An update changes one document. */
export type TransactionWrite =
  { insert: string; document: object } | { update: string; filter: object; change: object };

interface BulkWriteReply {
  cursor: { firstBatch: { code: number; errmsg: string }[] };
  nMatched: number;
}

const collectionOf = (write: TransactionWrite): string => ('insert' in write ? write.insert : write.update);

/**
 * Makes several writes of a transaction, to whatever collections, by one command (`bulkWrite` of MongoDB 8): each command of its own is a trip more.
 * Documents are written as they are, without a model's casts. Returns how many documents the updates have found. Throws the MongoServerError of the first write
 * that fails, which ends the transaction.
 */
export async function writeTogether(
  connection: Connection,
  session: ClientSession,
  writes: readonly TransactionWrite[],
): Promise<number> {
  const names = [...new Set(writes.map(collectionOf))];
  const ops = writes.map((write) => {
    const namespace = names.indexOf(collectionOf(write));
    return 'insert' in write
      ? { insert: namespace, document: write.document }
      : { update: namespace, filter: write.filter, updateMods: write.change, multi: false };
  });
  const command = {
    bulkWrite: 1,
    ops,
    nsInfo: names.map((name) => ({ ns: `${connection.name}.${name}` })),
    ordered: true,
    errorsOnly: true,
  };
  const {
    cursor: {
      firstBatch: [failed],
    },
    nMatched,
  } = (await connection.getClient().db('admin').command(command, { session })) as unknown as BulkWriteReply;
  if (failed !== undefined) throw new mongo.MongoServerError({ ...failed, message: failed.errmsg });
  return nMatched;
}
