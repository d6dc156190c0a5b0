import type { MongoClient, ObjectId, Sort } from 'mongodb';
import { median } from '../statistics.ts';
import { collectionOf } from './bench-collection.ts';
import { latencies } from './throughput.ts';

export type ListLatency = { name: string; milliseconds: number; timesFindById: number };

const turns = 300;
const rounds = 5;
const pageSize = 20;

const lists: Readonly<Record<string, Sort>> = {
  'list of 20, cheapest first': { price: 1, _id: 1 },
  'list of 20, dearest first': { price: -1, _id: -1 },
};

/** Median latency of a find by id, and of sorted, limited lists over the whole collection; the two take turns, so that both see the same machine. */
export async function listLatencies(client: MongoClient): Promise<ListLatency[]> {
  const goods = collectionOf(client);
  const ids = await goods.find({}, { projection: { _id: 1 } }).limit(turns).map(({ _id }) => _id).toArray();
  const byId = (turn: number) => goods.findOne({ _id: ids[turn % ids.length] as ObjectId });
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    push(times, 'find by id', median(await latencies(byId, turns)));
    for (const [name, sort] of Object.entries(lists)) {
      push(times, name, median(await latencies(() => goods.find({}).sort(sort).limit(pageSize).toArray(), turns)));
    }
  }
  const base = median(times.get('find by id') ?? []);
  return [...times].map(([name, medians]) => ({ name, milliseconds: median(medians), timesFindById: median(medians) / base }));
}

function push(times: Map<string, number[]>, name: string, value: number): void {
  times.set(name, [...(times.get(name) ?? []), value]);
}
