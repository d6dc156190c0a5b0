import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { backingServices } from './backing-services.ts';
import type { TestKeys } from './token-keys.ts';
import { startTestKeys } from './token-keys.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient } from './test-client.ts';

/** Result of starting a service, as returned by service-kit's `startService`. */
export interface StartedService {
  port: number;
  internalPort: number | undefined;
  stop(): Promise<void>;
}

export interface HarnessOptions {
  /** Short name, used for the database and the queues. */
  name: string;
  /** Starts the service's real application in this process, for example `(source) => startService(catalogue, source)`. */
  start(source: NodeJS.ProcessEnv): Promise<StartedService>;
  /** Additional variables, or overrides of the harness's. */
  environment?: Record<string, string> | ((keys: TestKeys) => Promise<Record<string, string>>);
}

export interface ServiceHarness {
  client: TestClient;
  /** A client of the internal listener that sends the secret. */
  internal: TestClient;
  /** Headers that `internal` adds to each request. */
  internalHeaders: Readonly<Record<string, string>>;
  internalUrl: string;
  keys: TestKeys;
  url: string;
  environment: Record<string, string>;
  /** Restarts the service on the same data, as a deployment would. */
  restart(): Promise<void>;
  /** Stops everything and drops the database. */
  close(): Promise<void>;
}

const internalSecret = 'secret-of-the-test-harness';
const internalHeaders = { 'x-internal-secret': internalSecret, 'x-internal-service': 'test' };

async function dropDatabase(uri: string, name: string): Promise<void> {
  const connection = await mongoose.createConnection(uri, { dbName: name }).asPromise();
  await connection.dropDatabase();
  await connection.close();
}

/**
 * Starts a service on the real backing services (MONGODB_URI, AMQP_URL, REDIS_URL) with its own database, queue names and cache keys, so
 * that tests are isolated from each other and from a running site. Request limits are raised; tests about them set LIMITS_SCALE.
 */
export async function startHarness({ name, start, environment: own = {} }: HarnessOptions): Promise<ServiceHarness> {
  const keys = await startTestKeys();
  const unique = `test-${name}-${randomBytes(4).toString('hex')}`;
  const environment: Record<string, string> = {
    ENVIRONMENT: 'DEVELOPMENT',
    PORT: '0',
    INTERNAL_PORT: '0',
    INTERNAL_SECRET: internalSecret,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
    LIMITS_SCALE: '1000',
    ...backingServices(),
    DATABASE_NAME: unique,
    EVENT_NAMESPACE: unique,
    REDIS_PREFIX: `${unique}:`,
    JWKS_URL: keys.url,
    ...(typeof own === 'function' ? await own(keys) : own),
  };
  let service = await start(environment);
  const address = () => `http://127.0.0.1:${service.port}`;
  const internalAddress = () => `http://127.0.0.1:${service.internalPort ?? 0}`;

  return {
    client: createTestClient(address, { keys }),
    internalHeaders,
    internal: createTestClient(internalAddress, { keys, headers: internalHeaders }),
    keys,
    get url() {
      return address();
    },
    get internalUrl() {
      return internalAddress();
    },
    environment,
    async restart() {
      await service.stop();
      service = await start(environment);
    },
    async close() {
      await service.stop();
      await keys.close();
      await dropDatabase(environment['MONGODB_URI'] as string, environment['DATABASE_NAME'] as string);
    },
  };
}
