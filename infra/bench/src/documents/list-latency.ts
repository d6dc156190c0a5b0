import type { MongoClient, ObjectId, Sort } from 'mongodb';
import { median } from '../statistics.ts';
import { collectionOf } from './bench-collection.ts';

export type Latency = { name: string; milliseconds: number };

const rounds = 1_000;
const warmUps = 200;
const pageSize = 20;

const lists: Readonly<Record<string, Sort>> = {
  'list of 20, cheapest first': { price: 1, _id: 1 },
  'list of 20, dearest first': { price: -1, _id: -1 },
};

/**
 * Measures median latencies, one operation at a time: first a find by id, then sorted, limited lists over the whole collection. Operations
 * alternate, so that all see the same machine load.
 */
export async function listLatencies(client: MongoClient): Promise<Latency[]> {
  const goods = collectionOf(client);
  const ids = await goods
    .find({}, { projection: { _id: 1 } })
    .limit(rounds)
    .map(({ _id }) => _id)
    .toArray();
  const operations: [string, (round: number) => Promise<unknown>][] = [
    ['find by id', (round) => goods.findOne({ _id: ids[round % ids.length] as ObjectId })],
    ...Object.entries(lists).map(([name, sort]): [string, () => Promise<unknown>] => [
      name,
      () => goods.find({}).sort(sort).limit(pageSize).toArray(),
    ]),
  ];
  const times = operations.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, [, operation]] of operations.entries()) {
      const begin = performance.now();
      await operation(round + warmUps);
      if (round >= 0) times[index]?.push(performance.now() - begin);
    }
  }
  return operations.map(([name], index) => ({ name, milliseconds: median(times[index] ?? []) }));
}
