import { once } from 'node:events';
import net from 'node:net';
// oxlint-disable-next-line tests/no-waiting-for-time -- lifetimes of cursors and transactions end by the clock of the adapter and its engine
import { setTimeout as pause } from 'node:timers/promises';
import type { Document } from 'bson';
import { UUID, deserialize, serialize } from 'bson';
import { eventually } from './testing/eventually.ts';
import { PostgresConnection } from './postgres/postgres-connection.ts';
import { engineAddress, startTestAdapter } from './testing/test-adapter.ts';
import type { TestAdapter } from './testing/test-adapter.ts';
import type { TestDatabase } from './testing/test-database.ts';
import { openTestDatabase } from './testing/test-database.ts';
import type { WireClient } from './testing/wire-client.ts';
import { commandMessage, connectWireClient, sendCommand, wireMessage } from './testing/wire-client.ts';

const cursorLifetime = 300;
const transactionLifetime = 1_000;
const disconnectGrace = 200;

describe('the adapter', () => {
  let adapter: TestAdapter;
  let test: TestDatabase;

  beforeAll(async () => {
    adapter = await startTestAdapter({ cursorLifetime, transactionLifetime, disconnectGrace });
    test = await openTestDatabase(adapter.uri);
  });
  afterAll(async () => {
    await test.close();
    await adapter.close();
  });

  const rows = () => test.database.collection<{ _id: number; n?: number }>('rows');
  beforeEach(async () => {
    await rows().deleteMany({});
    await rows().insertMany(Array.from({ length: 20 }, (_, n) => ({ _id: n })));
  });

  it.each([
    ['plain', {}],
    ['sorted', { n: 1 }],
  ] as const)('ends an idle cursor: %s', async (_, sort) => {
    const cursor = rows().find({}, { batchSize: 2 }).sort(sort);
    await cursor.next();
    await pause(3 * cursorLifetime);
    await expect(cursor.toArray()).rejects.toMatchObject({ code: 43 });
  });

  it('aborts a transaction after its lifetime', async () => {
    const session = test.client.startSession();
    session.startTransaction();
    await rows().updateOne({ _id: 1 }, { $set: { n: 1 } }, { session });
    await pause(1.5 * transactionLifetime);
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    await session.endSession();
    expect(await rows().findOne({ _id: 1 })).toEqual({ _id: 1 });
  });

  it('aborts the transaction of a disconnected client', async () => {
    const lsid = { id: new UUID() };
    const started = { lsid, txnNumber: 1n, startTransaction: true, autocommit: false, $db: test.database.databaseName };
    expect(
      await sendCommand(adapter.port, {
        update: 'rows',
        updates: [{ q: { _id: 2 }, u: { $set: { n: 1 } } }],
        ...started,
      }),
    ).toMatchObject({ nModified: 1 });
    const written = await rows().findOneAndUpdate(
      { _id: 2 },
      { $set: { n: 2 } },
      { maxTimeMS: transactionLifetime * 0.8, returnDocument: 'after' },
    );
    expect(written).toEqual({ _id: 2, n: 2 });
  });

  it.each<[string, (client: WireClient, commit: Document) => void]>([
    ['before the commit', () => undefined],
    ['during the commit', (client, commit) => void client.send(commit)],
  ])('commits on another connection after the client’s own one broke %s', async (_, beforeDisconnect) => {
    const fields = { lsid: { id: new UUID() }, txnNumber: 1n, autocommit: false };
    const commit = { commitTransaction: 1, ...fields, $db: 'admin' };
    for (let round = 0; round < 5; round += 1) {
      await rows().deleteMany({ _id: 100 });
      fields.txnNumber += 1n;
      const client = await connectWireClient(adapter.port);
      await client.send({
        insert: 'rows',
        documents: [{ _id: 100 }],
        ...fields,
        startTransaction: true,
        $db: test.database.databaseName,
      });
      beforeDisconnect(client, { ...commit, ...fields });
      await new Promise(setImmediate);
      client.disconnect();
      await pause(20);
      expect(await sendCommand(adapter.port, { ...commit, ...fields })).toEqual({ ok: 1 });
      expect(await rows().countDocuments({ _id: 100 })).toBe(1);
    }
  });

  it('begins no transaction for a client that disconnected while waiting', async () => {
    const open = [0, 1].map(() => test.client.startSession());
    for (const session of open) {
      session.startTransaction();
      await rows().findOne({ _id: 0 }, { session });
    }
    const client = await connectWireClient(adapter.port);
    const started = {
      lsid: { id: new UUID() },
      txnNumber: 1n,
      startTransaction: true,
      autocommit: false,
      $db: test.database.databaseName,
    };
    void client.send({ update: 'rows', updates: [{ q: { _id: 4 }, u: { $set: { n: 1 } } }], ...started });
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    client.disconnect();
    await pause(50);
    await Promise.all(open.map((session) => session.endSession()));
    await pause(50);
    const written = await rows().findOneAndUpdate(
      { _id: 4 },
      { $set: { n: 2 } },
      { maxTimeMS: transactionLifetime * 0.6, returnDocument: 'after' },
    );
    expect(written).toEqual({ _id: 4, n: 2 });
  });

  it('reads and writes while indexes wait for an older transaction', async () => {
    const session = test.client.startSession();
    session.startTransaction();
    await rows().updateOne({ _id: 5 }, { $set: { n: 5 } }, { session });
    let built = 0;
    const building = Array.from({ length: 6 }, async (_, n) => {
      await test.database.collection(`indexed-${n}`).insertOne({ n });
      await test.database.collection(`indexed-${n}`).createIndex({ n: 1 });
      built += 1;
    });
    await pause(200);
    expect(
      await rows().findOneAndUpdate(
        { _id: 6 },
        { $set: { n: 6 } },
        { maxTimeMS: transactionLifetime * 0.5, returnDocument: 'after' },
      ),
    ).toEqual({ _id: 6, n: 6 });
    expect(built).toBe(0);
    await session.commitTransaction();
    await session.endSession();
    await Promise.all(building);
  });

  it('makes a transaction wait while the limit of open transactions is reached', async () => {
    const increments = Array.from({ length: 6 }, (_, n) =>
      test.client.withSession((session) =>
        session.withTransaction(async () => {
          await rows().updateOne({ _id: n }, { $set: { n } }, { session });
          await pause(20);
        }),
      ),
    );
    await Promise.all(increments);
    expect(await rows().countDocuments({ n: { $exists: true } })).toBe(6);
  });

  it('applies a retryable write once and repeats its reply', async () => {
    const lsid = { id: new UUID() };
    const update = {
      update: 'rows',
      updates: [{ q: { _id: 3 }, u: { $inc: { n: 1 } } }],
      lsid,
      txnNumber: 1n,
      $db: test.database.databaseName,
    };
    const replies = [
      await sendCommand(adapter.port, update),
      await sendCommand(adapter.port, update),
      await sendCommand(adapter.port, update),
    ];
    expect(replies).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ ok: 1, n: 1, nModified: 1 }) as object),
    );
    const next = {
      findAndModify: 'rows',
      query: { _id: 3 },
      update: { $inc: { n: 1 } },
      new: true,
      lsid,
      txnNumber: 2n,
      $db: test.database.databaseName,
    };
    expect(await sendCommand(adapter.port, next)).toMatchObject({ value: { _id: 3, n: 2 } });
    expect(await sendCommand(adapter.port, next)).toMatchObject({ value: { _id: 3, n: 2 } });
    expect(await sendCommand(adapter.port, update)).toMatchObject({ ok: 0, code: 225, codeName: 'TransactionTooOld' });
    expect(await rows().findOne({ _id: 3 })).toEqual({ _id: 3, n: 2 });
  });

  it('applies a retryable write once when it arrives several times at once', async () => {
    const lsid = { id: new UUID() };
    const insert = { insert: 'rows', documents: [{ n: 77 }], lsid, txnNumber: 1n, $db: test.database.databaseName };
    await Promise.all([
      sendCommand(adapter.port, insert),
      sendCommand(adapter.port, insert),
      sendCommand(adapter.port, insert),
    ]);
    expect(await rows().countDocuments({ n: 77 })).toBe(1);
  });

  it.each<[string, (command: Document) => Document]>([
    ['another document', (command) => ({ ...command, documents: [{ _id: 'other' }] })],
    ['another collection', (command) => ({ ...command, insert: 'others' })],
    [
      'another command',
      ({ documents, insert, ...rest }) => ({ delete: insert as string, deletes: [{ q: {}, limit: 1 }], ...rest }),
    ],
    ['another database', (command) => ({ ...command, $db: `${command.$db as string}_other` })],
  ])('rejects another command under a used transaction number: %s', async (_, change) => {
    const insert = {
      insert: 'rows',
      documents: [{ _id: 'first' }],
      lsid: { id: new UUID() },
      txnNumber: 1n,
      $db: test.database.databaseName,
    };
    expect(await sendCommand(adapter.port, insert)).toMatchObject({ ok: 1, n: 1 });
    expect(await sendCommand(adapter.port, change(insert))).toMatchObject({
      ok: 0,
      code: 117,
      codeName: 'ConflictingOperationInProgress',
    });
    expect(await rows().countDocuments()).toBe(21);
  });

  it('recognises a retried write with a different maxTimeMS', async () => {
    const insert = {
      insert: 'rows',
      documents: [{ n: 78 }],
      maxTimeMS: 5_000,
      lsid: { id: new UUID() },
      txnNumber: 1n,
      $db: test.database.databaseName,
    };
    await sendCommand(adapter.port, insert);
    expect(await sendCommand(adapter.port, { ...insert, maxTimeMS: 4_000 })).toMatchObject({ ok: 1, n: 1 });
    expect(await rows().countDocuments({ n: 78 })).toBe(1);
  });

  it('does not mistake a retryable write for a commit with the same transaction number', async () => {
    const session = { lsid: { id: new UUID() }, txnNumber: 1n };
    await sendCommand(adapter.port, {
      insert: 'rows',
      documents: [{ n: 79 }],
      ...session,
      $db: test.database.databaseName,
    });
    expect(
      await sendCommand(adapter.port, { commitTransaction: 1, autocommit: false, ...session, $db: 'admin' }),
    ).toMatchObject({ ok: 0, code: 251 });
  });

  it('refuses unsupported commands, operators and stages by name in strict mode', async () => {
    const refused = { code: 115, codeName: 'CommandNotSupported' };
    await expect(rows().find({ $where: 'true' }).toArray()).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('$where') as string,
    });
    await expect(
      rows()
        .aggregate([{ $densify: {} }])
        .toArray(),
    ).rejects.toMatchObject({ ...refused, message: expect.stringContaining('$densify') as string });
    await expect(test.database.command({ collStats: 'rows' })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
    });
  });

  it.each([
    ['no message', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['a length of nothing', wireMessage(Buffer.alloc(0), 2013, 3)],
    ['an unknown opcode', wireMessage(Buffer.alloc(8), 4242)],
    ['a message without a command', wireMessage(Buffer.alloc(4))],
    [
      'a section that is longer than its message',
      wireMessage(Buffer.from('00000000 00 ff000000 00'.replaceAll(' ', ''), 'hex')),
    ],
    [
      'a document whose field does not end',
      wireMessage(Buffer.from('00000000 00 0a000000 02 6100 ff00'.replaceAll(' ', ''), 'hex')),
    ],
    [
      'a document with an unknown type',
      wireMessage(Buffer.from('00000000 00 0a000000 55 6100 0000'.replaceAll(' ', ''), 'hex')),
    ],
  ])('responds to malformed bytes with an error and closes: %s', async (_, bytes) => {
    const socket = net.connect(adapter.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.write(bytes);
    await once(socket, 'end');
    socket.destroy();
    expect(deserialize(Buffer.concat(chunks).subarray(21))).toMatchObject({
      ok: 0,
      code: 17,
      codeName: 'ProtocolError',
    });
    expect(adapter.log.at(-1)).toMatchObject({
      level: 'warn',
      message: 'a client sent a malformed message; its connection is closed',
    });
  });

  it('reads a message that arrives byte by byte and two messages that arrive at once', async () => {
    const ping = commandMessage({ ping: 1, $db: 'admin' });
    const socket = net.connect(adapter.port, '127.0.0.1');
    let received = 0;
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    for (const byte of ping) {
      socket.write(Buffer.from([byte]));
      await new Promise(setImmediate);
    }
    socket.write(Buffer.concat([ping, ping]));
    const replyLength = 21 + serialize({ ok: 1 }).length;
    await eventually(() => received >= 3 * replyLength);
    socket.destroy();
    expect(received).toBe(3 * replyLength);
  });

  it('removes expired documents', async () => {
    const mail = test.database.collection('mail');
    await mail.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
    await mail.insertMany([{ at: new Date(Date.now() - 60_000) }, { at: new Date(Date.now() + 60_000) }, {}]);
    // The engine does this once a minute. The test calls it directly.
    const engine = await PostgresConnection.open(engineAddress(), {});
    await eventually(async () => {
      await engine.query('call documentdb_api_internal.delete_expired_rows()');
      return (await mail.countDocuments()) === 2;
    });
    const [row] = await engine.query(
      `select count(*) from cron.job where command ilike '%delete_expired_rows%' and active`,
    );
    engine.close();
    expect(row?.[0]?.toString()).toBe('1');
  });

  it('keeps documents of a created collection unpacked', async () => {
    const { database } = test;
    const notes = await database.createCollection<Document>('notes');
    await notes.insertOne({ at: 1, text: 'ơ'.repeat(2_000) });
    const engine = await PostgresConnection.open(engineAddress(), {});
    const [found] = await engine.query(
      `select collection_id from documentdb_api_catalog.collections where database_name = '${database.databaseName}' and collection_name = 'notes'`,
    );
    const [row] = await engine.query(
      `select pg_column_compression(document), pg_column_size(document) > 4000 from documentdb_data.documents_${found?.[0]?.toString()}`,
    );
    engine.close();
    expect(row?.map((value) => value?.toString())).toEqual([undefined, 't']);
  });

  it('transfers documents of many megabytes', async () => {
    const text = 'ơ'.repeat(4 * 1024 * 1024);
    await test.database.collection('large').insertOne({ text });
    expect((await test.database.collection('large').findOne({}))?.text).toBe(text);
  });

  it('finishes the running command before it closes', async () => {
    const other = await startTestAdapter();
    const database = test.database.databaseName;
    const everyPair = [{ $lookup: { from: 'rows', pipeline: [], as: 'x' } }, { $unwind: '$x' }];
    const slow = {
      aggregate: 'rows',
      pipeline: [...everyPair, ...everyPair, ...everyPair, { $count: 'n' }],
      cursor: {},
      $db: database,
    };
    const client = await connectWireClient(other.port);
    expect(await client.send({ ping: 1, $db: database })).toMatchObject({ ok: 1 });
    const reply = client.send(slow);
    // The adapter runs in this process and has read the command after a turn of the event loop.
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    const closing = other.close();
    expect(await reply).toMatchObject({ cursor: { firstBatch: [{ n: 20 ** 4 }] } });
    await closing;
    await expect(sendCommand(other.port, { ping: 1, $db: 'admin' })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
