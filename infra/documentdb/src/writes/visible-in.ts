import { deserialize, serialize } from 'bson';
import type { Document } from 'bson';
import { onlyRow, requiredColumn } from '../postgres/executor.ts';
import { firstPage } from '../postgres/first-page.ts';
import type { Transaction } from '../transactions/transaction.ts';

/** Returns true if the transaction can see a document with these values. If not, the document was committed after the transaction began. */
export async function visibleIn(
  transaction: Transaction,
  target: { database: string; collection: string; keyValue: Document },
): Promise<boolean> {
  const equal = Object.entries(target.keyValue).map(([path, value]) => [path, { $eq: value as unknown }]);
  const command = {
    find: target.collection,
    filter: Object.fromEntries(equal) as Document,
    limit: 1,
    singleBatch: true,
  };
  const rows = await transaction.execute(firstPage.find, [
    Buffer.from(target.database),
    Buffer.from(serialize(command)),
  ]);
  const page = deserialize(requiredColumn(onlyRow(rows), 0)) as { cursor: { firstBatch: Document[] } };
  return page.cursor.firstBatch.length > 0;
}
