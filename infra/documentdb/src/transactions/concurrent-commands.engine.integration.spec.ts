import type { Document } from 'bson';
import { UUID } from 'bson';
import { startTestAdapter } from '../testing/test-adapter.ts';
import type { TestAdapter } from '../testing/test-adapter.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { WireClient } from '../testing/wire-client.ts';
import { connectWireClient } from '../testing/wire-client.ts';

type TransactionClient = {
  send(command: Document): Promise<Document>;
  start(command: Document): Promise<Document>;
  end(name: string): Promise<Document>;
};

describe('commands of one transaction on several connections', () => {
  let adapter: TestAdapter;
  let test: TestDatabase;
  let first: WireClient;
  let second: WireClient;

  beforeAll(async () => {
    adapter = await startTestAdapter();
    test = await openTestDatabase(adapter.uri);
    await test.database.createCollection('rows');
    [first, second] = [await connectWireClient(adapter.port), await connectWireClient(adapter.port)];
  });
  beforeEach(() => test.database.collection('rows').deleteMany({}));
  afterAll(async () => {
    first.disconnect();
    second.disconnect();
    await test.close();
    await adapter.close();
  });

  const insert = (_id: number | string): Document => ({ insert: 'rows', documents: [{ _id }] });
  const ids = () => test.database.collection('rows').distinct('_id');

  /** Returns clients of the same transaction, one per connection. */
  function transactionOn(...clients: WireClient[]): TransactionClient[] {
    const fields = { lsid: { id: new UUID() }, txnNumber: 1n, autocommit: false };
    return clients.map((client) => ({
      start: (command) =>
        client.send({ ...command, ...fields, startTransaction: true, $db: test.database.databaseName }),
      send: (command) => client.send({ ...command, ...fields, $db: test.database.databaseName }),
      end: (name) => client.send({ [name]: 1, ...fields, $db: 'admin' }),
    }));
  }

  it('rejects a queued command after the previous one ended the transaction', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [one, other] = transactionOn(first, second) as [TransactionClient, TransactionClient];
      await one.start(insert(`before ${round}`));
      const failing = one.send({ find: 'rows', filter: { n: { $in: 'no list' } } });
      const queued = other.send(insert(`queued ${round}`));
      expect(await failing).toMatchObject({ ok: 0, code: 2 });
      expect(await queued).toMatchObject({
        ok: 0,
        code: 251,
        codeName: 'NoSuchTransaction',
        errorLabels: ['TransientTransactionError'],
      });
    }
    expect(await ids()).toEqual([]);
  });

  it('commits a read-only transaction once when two commits arrive at the same time', async () => {
    const [one, other] = transactionOn(first, second) as [TransactionClient, TransactionClient];
    await one.start({ find: 'rows', filter: {} });
    expect(await Promise.all([one.end('commitTransaction'), other.end('commitTransaction')])).toEqual([
      { ok: 1 },
      { ok: 1 },
    ]);

    const [aborted] = transactionOn(first) as [TransactionClient];
    const [committed] = transactionOn(second) as [TransactionClient];
    await aborted.start(insert('aborted'));
    await committed.start(insert('committed'));
    expect(await aborted.end('abortTransaction')).toEqual({ ok: 1 });
    expect(await committed.end('commitTransaction')).toEqual({ ok: 1 });
    expect(await ids()).toEqual(['committed']);
  });
});
