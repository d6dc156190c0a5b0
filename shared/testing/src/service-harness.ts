import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import type { TestKeys } from './token-keys.ts';
import { startTestKeys } from './token-keys.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient } from './test-client.ts';

/** What a service's start gives back; the kit's `startService` does. */
export interface StartedService {
  port: number;
  internalPort: number | undefined;
  stop(): Promise<void>;
}

export interface HarnessOptions {
  /** Short name for the database and the queues. */
  name: string;
  /** Starts the service's real application in this process, e.g. `(source) => startService(catalogue, source)`. */
  start(source: NodeJS.ProcessEnv): Promise<StartedService>;
  /** The service's own variables, or others than the harness chose. */
  environment?: Record<string, string> | ((keys: TestKeys) => Promise<Record<string, string>>);
}

export interface ServiceHarness {
  client: TestClient;
  /** A client of the internal listener, with the secret. */
  internal: TestClient;
  keys: TestKeys;
  url: string;
  /** The environment that the service was started with. */
  environment: Record<string, string>;
  /** Stops the service and starts it again on the same data, as a new deployment would. */
  restart(): Promise<void>;
  /** Stops everything and drops the database. */
  close(): Promise<void>;
}

const internalSecret = 'secret-of-the-test-harness';

function requireVariable(key: string): string {
  const value = process.env[key];
  if (value === undefined || value === '') throw new Error(`${key} is not set: integration tests run on the real parts, \`npm test\` brings them`);
  return value;
}

async function dropDatabase(uri: string, name: string): Promise<void> {
  const connection = await mongoose.createConnection(uri, { dbName: name }).asPromise();
  await connection.dropDatabase();
  await connection.close();
}

/**
 * Starts a service on the real parts (MONGODB_URI, AMQP_URL, REDIS_URL) with a database, queue names and cache keys of its own, so that tests
 * neither see each other nor a running site. Limits are raised; a test about them sets LIMITS_SCALE.
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
    MONGODB_URI: requireVariable('MONGODB_URI'),
    DATABASE_NAME: unique,
    AMQP_URL: requireVariable('AMQP_URL'),
    EVENT_NAMESPACE: unique,
    REDIS_URL: requireVariable('REDIS_URL'),
    REDIS_PREFIX: `${unique}:`,
    JWKS_URL: keys.url,
    ...(typeof own === 'function' ? await own(keys) : own),
  };
  let service = await start(environment);
  const address = () => `http://127.0.0.1:${service.port}`;

  return {
    client: createTestClient(address, { keys }),
    internal: createTestClient(() => `http://127.0.0.1:${service.internalPort ?? 0}`, {
      keys,
      headers: { 'x-internal-secret': internalSecret, 'x-internal-service': 'test' },
    }),
    keys,
    get url() {
      return address();
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
