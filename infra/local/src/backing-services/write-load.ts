import { setTimeout as pause } from 'node:timers/promises';
import type { Collection, Db, MongoClient } from 'mongodb';

type Entry = { _id: string };
type Counter = { _id: string; n: number };

/** Outcome of one writer: the acknowledged ids, and the number of writes whose outcome is unknown. */
export type WriterReport = { inserted: string[]; incremented: number; moved: string[]; failed: number };

const writers = 6;

/**
 * Writers that continue through crashes of the database: each inserts entries, increments its own counter, and moves a unit from
 * one shared counter to another in a transaction that also writes an entry. Acknowledged writes must be present afterwards.
 */
export class WriteLoad {
  readonly #client: MongoClient;
  readonly #database: Db;
  readonly #reports: WriterReport[] = [];
  #running: Promise<void>[] = [];
  #stopping = false;

  constructor(client: MongoClient, database: Db) {
    this.#client = client;
    this.#database = database;
  }

  get acknowledged(): number {
    return this.#reports.reduce((sum, { inserted }) => sum + inserted.length, 0);
  }

  async start(): Promise<void> {
    await this.#counters().insertMany([
      { _id: 'from', n: 0 },
      { _id: 'to', n: 0 },
    ]);
    for (const name of ['entries', 'moves']) await this.#database.createCollection(name);
    for (let writer = 0; writer < writers; writer += 1) {
      const report: WriterReport = { inserted: [], incremented: 0, moved: [], failed: 0 };
      this.#reports.push(report);
      this.#running.push(this.#writeUntilStopped(writer, report));
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running);
  }

  /** Inconsistencies in the data; empty when every acknowledged write is present exactly once. */
  async findings(): Promise<string[]> {
    const entries = await idsOf(this.#entries('entries'));
    const moves = await idsOf(this.#entries('moves'));
    const counters = new Map((await this.#counters().find().toArray()).map(({ _id, n }) => [_id, n]));
    const findings = this.#reports.flatMap(({ inserted, incremented, moved, failed }, writer) => {
      const counted = counters.get(`writer-${writer}`) ?? 0;
      return [
        ...inserted.filter((id) => !entries.has(id)).map((id) => `the entry ${id} is lost`),
        ...moved.filter((id) => !moves.has(id)).map((id) => `the move ${id} is lost`),
        ...(counted < incremented ? [`writer ${writer} counted ${counted}, and ${incremented} were acknowledged`] : []),
        ...(counted > incremented + failed
          ? [`writer ${writer} counted ${counted}, and requested ${incremented + failed} at most`]
          : []),
      ];
    });
    const [from, to] = [counters.get('from'), counters.get('to')];
    if (to !== moves.size || from !== -moves.size)
      findings.push(`${moves.size} moves, but the counters are at ${from} and ${to}`);
    return findings;
  }

  async #writeUntilStopped(writer: number, report: WriterReport): Promise<void> {
    for (let round = 0; !this.#stopping; round += 1) {
      const id = `${writer}-${round}`;
      await this.#attempt(report, async () => {
        await this.#entries('entries').insertOne({ _id: id });
        report.inserted.push(id);
      });
      await this.#attempt(report, async () => {
        await this.#counters().updateOne({ _id: `writer-${writer}` }, { $inc: { n: 1 } }, { upsert: true });
        report.incremented += 1;
      });
      await this.#attempt(report, async () => {
        await this.#move(id);
        report.moved.push(id);
      });
    }
  }

  async #move(id: string): Promise<void> {
    await this.#client.withSession((session) =>
      session.withTransaction(async () => {
        await this.#counters().updateOne({ _id: 'from' }, { $inc: { n: -1 } }, { session });
        await this.#counters().updateOne({ _id: 'to' }, { $inc: { n: 1 } }, { session });
        await this.#entries('moves').insertOne({ _id: id }, { session });
      }),
    );
  }

  async #attempt(report: WriterReport, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch {
      // The outcome is unknown. Only acknowledged writes are verified.
      report.failed += 1;
      await pause(50);
    }
  }

  #entries(name: string): Collection<Entry> {
    return this.#database.collection<Entry>(name);
  }

  #counters(): Collection<Counter> {
    return this.#database.collection<Counter>('counters');
  }
}

async function idsOf(collection: Collection<Entry>): Promise<Set<string>> {
  return new Set((await collection.find().toArray()).map(({ _id }) => _id));
}
