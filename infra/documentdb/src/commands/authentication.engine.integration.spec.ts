import { Binary } from 'bson';
import type { Document } from 'bson';
import { MongoClient } from 'mongodb';
import { createConnection } from 'mongoose';
import { ScramClient } from '../scram/scram-client.ts';
import type { TestAdapter } from '../testing/test-adapter.ts';
import { startTestAdapter } from '../testing/test-adapter.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { WireClient } from '../testing/wire-client.ts';
import { connectWireClient } from '../testing/wire-client.ts';

const credentials = { user: 'shop', password: 'a secret/word' };
const unauthorized = { ok: 0, code: 13, codeName: 'Unauthorized' };
const authenticationFailed = { ok: 0, code: 18, codeName: 'AuthenticationFailed' };

describe('an adapter with credentials', () => {
  let adapter: TestAdapter;
  let test: TestDatabase;

  beforeAll(async () => {
    adapter = await startTestAdapter({ credentials });
    test = await openTestDatabase(adapter.uri);
  });
  afterAll(async () => {
    await test.close();
    await adapter.close();
  });

  const uriOf = (user: string, password: string) =>
    `mongodb://${user}:${password}@127.0.0.1:${adapter.port}/?directConnection=true&authSource=admin`;

  it('serves the official driver with sessions, retryable writes and transactions', async () => {
    const rows = test.database.collection<{ _id: number }>('rows');
    await test.client.withSession((session) =>
      session.withTransaction(async () => void (await rows.insertOne({ _id: 1 }, { session }))),
    );
    await rows.insertOne({ _id: 2 });
    expect(await rows.countDocuments()).toBe(2);
    expect(await test.client.db('admin').command({ connectionStatus: 1 })).toMatchObject({
      authInfo: { authenticatedUsers: [{ user: 'shop', db: 'admin' }] },
    });
  });

  it('serves mongoose', async () => {
    const connection = await createConnection(adapter.uri, { dbName: test.database.databaseName }).asPromise();
    await connection.collection('mongoose').insertOne({});
    expect(await connection.collection('mongoose').countDocuments()).toBe(1);
    await connection.close();
  });

  it.each([
    ['a wrong password', uriOf.bind(undefined, 'shop', 'guess')],
    ['an unknown user', uriOf.bind(undefined, 'nobody', 'guess')],
    [
      'another authSource',
      () => uriOf('shop', encodeURIComponent(credentials.password)).replace('authSource=admin', 'authSource=other'),
    ],
  ])('rejects a driver with %s', async (_, uri) => {
    await expect(new MongoClient(uri(), { serverSelectionTimeoutMS: 2_000 }).connect()).rejects.toMatchObject({
      code: 18,
      codeName: 'AuthenticationFailed',
    });
    expect(adapter.log.at(-1)).toMatchObject({ level: 'warn' });
  });

  it('rejects a driver without credentials', async () => {
    const client = await new MongoClient(`mongodb://127.0.0.1:${adapter.port}/?directConnection=true`).connect();
    await expect(client.db('x').collection('x').findOne()).rejects.toMatchObject({
      code: 13,
      codeName: 'Unauthorized',
    });
    await client.close();
  });

  describe('before authentication', () => {
    let client: WireClient;

    beforeEach(async () => {
      client = await connectWireClient(adapter.port);
    });
    afterEach(() => client.disconnect());

    const start = (scram: ScramClient, rest: Document = {}) => ({
      saslStart: 1,
      mechanism: 'SCRAM-SHA-256',
      payload: new Binary(Buffer.from(scram.firstMessage)),
      $db: 'admin',
      ...rest,
    });
    const proceed = (payload: string, rest: Document = {}) => ({
      saslContinue: 1,
      conversationId: 1,
      payload: new Binary(Buffer.from(payload)),
      $db: 'admin',
      ...rest,
    });
    const payloadOf = (reply: Document) => Buffer.from((reply.payload as Binary).buffer).toString();

    it.each(['hello', 'isMaster', 'ping', 'buildInfo', 'connectionStatus'])('serves %s', async (command) => {
      expect(await client.send({ [command]: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
    });

    it.each<Document>([
      { find: 'rows', filter: {} },
      { insert: 'rows', documents: [{}] },
      { listDatabases: 1 },
      { dropDatabase: 1 },
      {
        find: 'rows',
        filter: {},
        lsid: { id: new Binary(Buffer.alloc(16), 4) },
        txnNumber: 1n,
        startTransaction: true,
        autocommit: false,
      },
      { getMore: 1n, collection: 'rows' },
      { endSessions: [] },
    ])('rejects %j', async (command) => {
      expect(await client.send({ ...command, $db: 'admin' })).toMatchObject(unauthorized);
    });

    it('reports its mechanism', async () => {
      expect(await client.send({ hello: 1, saslSupportedMechs: 'admin.shop', $db: 'admin' })).toMatchObject({
        saslSupportedMechs: ['SCRAM-SHA-256'],
      });
    });

    it('authenticates without speculation, with a final empty exchange', async () => {
      const scram = new ScramClient(credentials.user, credentials.password);
      const first = await client.send(start(scram));
      expect(first).toMatchObject({ conversationId: 1, done: false, ok: 1 });
      const final = await client.send(proceed(await scram.finalMessage(payloadOf(first))));
      expect(final).toMatchObject({ done: false, ok: 1 });
      scram.verify(payloadOf(final));
      expect(await client.send(proceed(''))).toMatchObject({ done: true, ok: 1 });
      expect(await client.send({ find: 'rows', filter: {}, $db: 'admin' })).toMatchObject({ ok: 1 });
    });

    it('rejects a wrong password, and a second proof for the same challenge', async () => {
      const wrong = new ScramClient(credentials.user, 'guess');
      const challenge = payloadOf(await client.send(start(wrong)));
      expect(await client.send(proceed(await wrong.finalMessage(challenge)))).toMatchObject(authenticationFailed);
      expect(await client.send(proceed(await wrong.finalMessage(challenge)))).toMatchObject({ ok: 0, code: 17 });
      expect(await client.send({ find: 'rows', filter: {}, $db: 'admin' })).toMatchObject(unauthorized);
    });

    it('does not accept the empty exchange as a proof', async () => {
      await client.send(start(new ScramClient(credentials.user, credentials.password)));
      expect(await client.send(proceed(''))).toMatchObject(authenticationFailed);
      expect(await client.send({ find: 'rows', filter: {}, $db: 'admin' })).toMatchObject(unauthorized);
    });

    it('rejects another mechanism', async () => {
      expect(await client.send(start(new ScramClient('shop', 'x'), { mechanism: 'PLAIN' }))).toMatchObject({
        ok: 0,
        code: 334,
        codeName: 'MechanismUnavailable',
      });
    });
  });
});
