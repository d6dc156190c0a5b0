import type { Connection } from 'mongoose';
import type { Envelope } from '@gvg/contracts/definitions/event';
import { context, sampleChanged } from '../bus.fixtures.ts';
import type { Bus } from '../bus.ts';
import type { ConsumerScope } from '../consumers/consumer.ts';
import { openTransactions } from './transaction.ts';

interface CountRow {
  _id: string;
  count: number;
}

export const amountEach = 100;

/** Makes a change with its event. The source counts its changes, and the count is the revision. */
export async function changeSource(connection: Connection, id: string, publish?: Bus['publish']): Promise<void> {
  const sources = connection.collection<CountRow>('sources');
  await openTransactions(
    connection,
    publish,
  )(async ({ session, record }) => {
    const source = await sources.findOneAndUpdate(
      { _id: id },
      { $inc: { count: 1 } },
      { upsert: true, returnDocument: 'after', session },
    );
    record({ contract: sampleChanged, subjectId: id, revision: source!.count, data: { amount: amountEach }, context });
  });
}

/** A non-idempotent effect, which reveals repeated handling. */
export async function countEffect(
  event: Envelope<{ amount: number }>,
  { connection, session }: ConsumerScope,
): Promise<void> {
  await connection
    .collection<CountRow>('effects')
    .updateOne({ _id: event.subject.id }, { $inc: { count: 1 } }, { upsert: true, session });
}

export async function countsIn(
  connection: Connection,
  collection: 'sources' | 'effects',
): Promise<Record<string, number>> {
  const all = await connection.collection<CountRow>(collection).find().sort({ _id: 1 }).toArray();
  return Object.fromEntries(all.map(({ _id, count }) => [_id, count]));
}
