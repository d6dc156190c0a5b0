import { setTimeout as pause } from 'node:timers/promises';
import type { Collection, MongoClient, ObjectId } from 'mongodb';

export type BenchRow = {
  _id: ObjectId;
  slug: string;
  price: number;
  name: { vi: string; en: string };
  description: string;
};

export const databaseName = 'bench';
export const collectionName = 'goods';
export const rowCount = 20_000;

export const slugOf = (row: number): string => `good-${row}`;

export const collectionOf = (client: MongoClient): Collection<BenchRow> =>
  client.db(databaseName).collection<BenchRow>(collectionName);

/** Inserts 20,000 documents of about 500 bytes, indexed by slug and by price. */
export async function fillCollection(client: MongoClient): Promise<void> {
  await client.db(databaseName).dropDatabase();
  const rows = Array.from({ length: rowCount }, (_, row) => ({
    slug: slugOf(row),
    price: (row * 7919) % 977,
    name: { vi: `Bánh tráng ${row}`, en: `Rice paper ${row}` },
    description: 'Phơi sương, dẻo và thơm. '.repeat(12),
  }));
  const goods = client.db(databaseName).collection(collectionName);
  await goods.insertMany(rows);
  await goods.createIndex({ slug: 1 }, { unique: true });
  await goods.createIndex({ price: 1, _id: 1 });
  // The engine updates its statistics shortly after a bulk load.
  await pause(2_000);
}
