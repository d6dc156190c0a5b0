import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import type { Db } from 'mongodb';
import { backingServices } from '@gvg/testing/backing-services';
import { freePort } from '@gvg/testing/free-port';
import { startWorkspaceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { databaseName, demos, publicEntry, services } from '../site.ts';
import type { SiteAddresses } from '../site.ts';

/** Frontends and demos that a test does not request do not run here. */
const unreachablePort = 1;

const originOf = (port: number) => `http://127.0.0.1:${port}`;

export interface EveryServiceOptions {
  redisUrl: string;
  /** Names of demos to run in addition. */
  withDemos?: readonly string[];
  /** Environment variables for every process. */
  environment?: Record<string, string>;
  /** Receives the log output of a process. */
  onOutput?: (name: string, text: string) => void;
}

export interface EveryService {
  /** URL of a service or the gateway. */
  url(name: string): string;
  gatewayUrl: string;
  redisPrefix: string;
  eventNamespace: string;
  /** Signing keys of identity. */
  keys: TestKeys;
  databaseOf(service: string): Db;
  stop(): Promise<void>;
}

/** Runs all services and the gateway as processes on their own data, with the environment of their manifests. */
export async function startEveryService({
  redisUrl,
  withDemos = [],
  environment: own = {},
  onOutput,
}: EveryServiceOptions): Promise<EveryService> {
  const unique = `test-every-${randomBytes(4).toString('hex')}`;
  const keys = await startTestKeys();
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'gvg-every-service-'));
  const { MONGODB_URI, AMQP_URL } = backingServices();
  const client = await MongoClient.connect(MONGODB_URI);
  const ports = new Map<string, { port: number; internalPort: number }>();
  const entries = [...services, ...demos.filter(({ name }) => withDemos.includes(name))];
  for (const { name } of entries) ports.set(name, { port: await freePort(), internalPort: await freePort() });
  const demoPorts = new Map<string, number>();
  for (const { name, ports: ofDemo } of entries)
    for (const variable of Object.keys(ofDemo)) demoPorts.set(`${name} ${variable}`, await freePort());
  const addresses: SiteAddresses = {
    url: (name) => originOf(ports.get(name)?.port ?? unreachablePort),
    internalUrl: (name) => originOf(ports.get(name)?.internalPort ?? unreachablePort),
    port: (name, variable) => demoPorts.get(`${name} ${variable}`) ?? unreachablePort,
    publicOrigin: 'https://shop.example',
    dataFolder,
    registryFile: path.join(dataFolder, 'registry.json'),
    releasesFolder: (remote) => path.join(dataFolder, 'releases', remote),
  };
  const databaseOf = (service: string) => `${unique}-${databaseName(service)}`;
  const common = {
    ENVIRONMENT: 'DEVELOPMENT',
    LOG_LEVEL: 'silent',
    LIMITS_SCALE: '1000',
    MONGODB_URI,
    AMQP_URL,
    REDIS_URL: redisUrl,
    EVENT_NAMESPACE: unique,
    REDIS_PREFIX: `${unique}:`,
    INTERNAL_SECRET: 'a secret of this test alone',
    PUBLIC_ORIGIN: addresses.publicOrigin,
    JWKS_URL: `${addresses.url('identity')}/v1/auth/jwks`,
    SIGNING_KEYS: await keys.signingKeys(),
    ...own,
  };
  const secretsOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, 'a secret of this test alone, for keys']));
  const start = ({ name, folder, secrets, environment }: (typeof services)[number]) => {
    const { port, internalPort } = ports.get(name) as { port: number; internalPort: number };
    const all = {
      ...common,
      ...secretsOf(secrets),
      ...environment(addresses),
      DATABASE_NAME: databaseOf(name),
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
    };
    return startWorkspaceProcess(folder, all, {
      ...(onOutput && { onOutput: (text: string) => onOutput(name, text) }),
    });
  };
  const processes: ServiceProcess[] = [];
  const stop = async () => {
    await Promise.all(processes.map((service) => service.stop()));
    await keys.close();
    for (const { name } of services) await client.db(databaseOf(name)).dropDatabase();
    await client.close();
    await rm(dataFolder, { recursive: true });
  };
  try {
    // Sequentially, because each has a limited time to start, even on a busy machine.
    for (const entry of entries) processes.push(await start(entry));
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url: addresses.url,
    gatewayUrl: addresses.url(publicEntry),
    redisPrefix: common.REDIS_PREFIX,
    eventNamespace: unique,
    keys,
    databaseOf: (service) => client.db(databaseOf(service)),
    stop,
  };
}
