import { connect } from 'amqplib';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';

const timeoutMs = 3_000;

/** Returns the version of the Redis at `url`; rejects when none responds. */
export async function probeRedis(url: string): Promise<string> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // The failed connection is reported by connect() itself.
  redis.on('error', () => {});
  try {
    await redis.connect();
    const information = await redis.info('server');
    return /^redis_version:(\S+)/m.exec(information)?.[1] ?? 'unknown version';
  } finally {
    redis.disconnect();
  }
}

/** Returns the version of the RabbitMQ at `url`; rejects when none responds. */
export async function probeRabbit(url: string): Promise<string> {
  const model = await connect(url, { timeout: timeoutMs });
  model.on('error', () => {});
  const { version } = (model.connection as unknown as { serverProperties: { version?: string } }).serverProperties;
  await model.close();
  return version ?? 'unknown version';
}

const emptyBulkWrite = {
  bulkWrite: 1,
  ops: [{ update: 0, filter: { _id: 'nothing' }, updateMods: { $set: { n: 1 } }, multi: false }],
  nsInfo: [{ ns: 'gvg_probe.probe' }],
  errorsOnly: true,
};

/** Returns the version of the document database at `url`; rejects when none responds or it lacks transactions or their bulk writes (MongoDB 8). */
export async function probeDocuments(url: string): Promise<string> {
  const client = new MongoClient(url, {
    serverSelectionTimeoutMS: timeoutMs,
    connectTimeoutMS: timeoutMs,
    socketTimeoutMS: 10_000,
    maxPoolSize: 1,
  });
  try {
    const { version } = await client.db('admin').command({ buildInfo: 1 });
    // A standalone mongod lacks transactions, and versions before 8 lack writes to several collections with one command. The services require both.
    await client.withSession((session) =>
      session.withTransaction(() => client.db('admin').command(emptyBulkWrite, { session })),
    );
    return String(version);
  } finally {
    await client.close();
  }
}
