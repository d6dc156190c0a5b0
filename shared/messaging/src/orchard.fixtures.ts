import type { Connection } from 'mongoose';
import type { Envelope } from '@gvg/contracts/events/envelope';
import { context, pearPicked } from './bus.fixtures.ts';
import type { ConsumerScope } from './consumer.ts';
import { recordEvent } from './outbox.ts';

interface Counted {
  _id: string;
  count: number;
}

export const gramsEach = 100;

/** A change with its event: the tree counts its pears, and its count is the revision. */
export async function pickFromTree(connection: Connection, id: string): Promise<void> {
  const trees = connection.collection<Counted>('trees');
  await connection.withSession((session) =>
    session.withTransaction(async () => {
      const tree = await trees.findOneAndUpdate({ _id: id }, { $inc: { count: 1 } }, { upsert: true, returnDocument: 'after', session });
      await recordEvent(connection, session, { contract: pearPicked, subjectId: id, revision: tree!.count, data: { grams: gramsEach }, context });
    }),
  );
}

/** An effect that shows each repetition. */
export async function fillJar(event: Envelope<{ grams: number }>, { connection, session }: ConsumerScope): Promise<void> {
  await connection.collection<Counted>('jars').updateOne({ _id: event.subject.id }, { $inc: { count: 1 } }, { upsert: true, session });
}

export async function counts(connection: Connection, collection: 'trees' | 'jars'): Promise<Record<string, number>> {
  const all = await connection.collection<Counted>(collection).find().sort({ _id: 1 }).toArray();
  return Object.fromEntries(all.map(({ _id, count }) => [_id, count]));
}
