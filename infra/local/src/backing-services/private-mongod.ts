import path from 'node:path';
import { MongoClient, MongoServerError } from 'mongodb';
import { freePort } from '@gvg/testing/free-port';
import { hostRuntime } from './host-runtime.ts';
import type { BackingService, SourceName } from './backing-service.ts';
import { probeDocuments } from './probes.ts';

const replicaSet = 'gvg';
const alreadyInitialized = 23;

/** A private mongod as a single-member replica set, because transactions require a replica set. */
export async function privateMongod(source: SourceName, program: string, dataFolder: string): Promise<BackingService> {
  const port = await freePort();
  const folder = path.join(dataFolder, 'mongod');
  hostRuntime.prepare(folder);
  const direct = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  const url = `mongodb://127.0.0.1:${port}/?replicaSet=${replicaSet}`;
  const settings = [
    '--dbpath',
    folder,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--replSet',
    replicaSet,
    '--nounixsocket',
    '--wiredTigerCacheSizeGB',
    '0.5',
  ];
  return {
    name: 'documents',
    source,
    url,
    servers: [
      {
        name: 'mongod',
        definition: { ...hostRuntime.command(program, settings, folder), graceMilliseconds: 20_000 },
        probe: () => withClient(direct, async (client) => void (await client.db('admin').command({ ping: 1 }))),
        afterStart: () => withClient(direct, (client) => configureReplicaSet(client, port)),
      },
    ],
    describe: async () => `MongoDB ${await probeDocuments(url)}`,
  };
}

/** The only member has a new port at each start, so the configuration is rewritten each time. */
async function configureReplicaSet(client: MongoClient, port: number): Promise<void> {
  const admin = client.db('admin');
  const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
  try {
    await admin.command({ replSetInitiate: { _id: replicaSet, members } });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== alreadyInitialized) throw error;
    const { config } = await admin
      .command({ replSetGetConfig: 1 })
      .catch(async () => ({ config: await client.db('local').collection('system.replset').findOne({}) }));
    await admin.command({
      replSetReconfig: { ...config, version: Number(config?.version ?? 1) + 1, members },
      force: true,
    });
  }
}

async function withClient(url: string, work: (client: MongoClient) => Promise<void>): Promise<void> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 1_000 });
  try {
    await work(client);
  } finally {
    await client.close();
  }
}
