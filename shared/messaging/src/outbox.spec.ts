import type { ClientSession, Connection } from 'mongoose';
import { context, sampleChanged } from './bus.fixtures.ts';
import { recordEvent, recordEvents } from './outbox.ts';
import type { OutboxRow } from './outbox-store.ts';

function fakeDatabase() {
  const rows: OutboxRow[] = [];
  const connection = {
    db: { collection: () => ({ insertMany: async (several: OutboxRow[]) => void rows.push(...several) }) },
  } as unknown as Connection;
  return { rows, connection };
}

const inTransaction = { inTransaction: () => true } as ClientSession;

test('records the validated envelope', async () => {
  const { rows, connection } = fakeDatabase();
  const data = { amount: 7, colour: 'green' };
  await recordEvent(connection, inTransaction, {
    contract: sampleChanged,
    subjectId: 'a',
    revision: 3,
    data,
    context: { ...context, causationId: 'event-0' },
  });

  expect(rows).toMatchObject([{ subject: 'sample:a', revision: 3, type: 'sample.changed', claim: null }]);
  const envelope = JSON.parse(rows[0]!.body);
  expect(envelope).toMatchObject({
    id: rows[0]!.eventId,
    version: 1,
    subject: { type: 'sample', id: 'a' },
    revision: 3,
    correlationId: 'request-1',
    causationId: 'event-0',
    actor: context.actor,
  });
  // Fields that are not in the contract are dropped.
  expect(envelope.data).toEqual({ amount: 7 });
});

test('records several events in their order, or none', async () => {
  const { rows, connection } = fakeDatabase();
  const event = (revision: number, amount: number) => ({
    contract: sampleChanged,
    subjectId: 'a',
    revision,
    data: { amount },
    context,
  });
  await recordEvents(connection, inTransaction, [event(1, 1), event(2, 2)]);
  await expect(recordEvents(connection, inTransaction, [event(3, 3), event(4, 0.5)])).rejects.toThrow('amount');
  expect(rows.map(({ revision }) => revision)).toEqual([1, 2]);
});

test('rejects data that does not match the contract and writes nothing', async () => {
  const { rows, connection } = fakeDatabase();
  const wrong = recordEvent(connection, inTransaction, {
    contract: sampleChanged,
    subjectId: 'a',
    revision: 1,
    data: { amount: 0.5 },
    context,
  });
  await expect(wrong).rejects.toThrow('amount');
  expect(rows).toEqual([]);
});

test('rejects an event outside a transaction', async () => {
  const { connection } = fakeDatabase();
  const loose = recordEvent(connection, { inTransaction: () => false } as ClientSession, {
    contract: sampleChanged,
    subjectId: 'a',
    revision: 1,
    data: { amount: 1 },
    context,
  });
  await expect(loose).rejects.toThrow('transaction');
});
