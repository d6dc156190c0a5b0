import type { ClientSession, Connection } from 'mongoose';
import { context, sampleChanged } from './bus.fixtures.ts';
import { recordEvent } from './outbox.ts';
import type { OutboxRow } from './outbox-store.ts';

function fakeDatabase() {
  const rows: OutboxRow[] = [];
  const connection = { db: { collection: () => ({ insertOne: async (row: OutboxRow) => void rows.push(row) }) } } as unknown as Connection;
  return { rows, connection };
}

const inTransaction = { inTransaction: () => true } as ClientSession;

test('what is recorded is the checked envelope, ready to publish', async () => {
  const { rows, connection } = fakeDatabase();
  const data = { grams: 7, colour: 'green' };
  await recordEvent(connection, inTransaction, { contract: sampleChanged, subjectId: 'a', revision: 3, data, context: { ...context, causationId: 'event-0' } });

  expect(rows).toMatchObject([{ subject: 'pear:a', revision: 3, type: 'pear.picked', claim: null }]);
  const envelope = JSON.parse(rows[0]!.body);
  expect(envelope).toMatchObject({ id: rows[0]!.eventId, version: 1, subject: { type: 'pear', id: 'a' }, revision: 3, correlationId: 'request-1', causationId: 'event-0', actor: context.actor });
  // The contract names what travels: a field that it does not know stays at home.
  expect(envelope.data).toEqual({ grams: 7 });
});

test('data that breaks the contract is refused before anything is written', async () => {
  const { rows, connection } = fakeDatabase();
  const wrong = recordEvent(connection, inTransaction, { contract: sampleChanged, subjectId: 'a', revision: 1, data: { grams: 0.5 }, context });
  await expect(wrong).rejects.toThrow('grams');
  expect(rows).toEqual([]);
});

test('an event outside a transaction is refused: it could be there without its change', async () => {
  const { connection } = fakeDatabase();
  const loose = recordEvent(connection, { inTransaction: () => false } as ClientSession, { contract: sampleChanged, subjectId: 'a', revision: 1, data: { grams: 1 }, context });
  await expect(loose).rejects.toThrow('transaction');
});
