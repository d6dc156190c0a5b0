import type { Connection } from 'mongoose';
import { connectBus } from '@gvg/messaging/bus';
import type { Bus } from '@gvg/messaging/bus';
import { connectDatabase, databaseState } from './database.ts';
import type { BusEnvironment, DatabaseEnvironment, RedisEnvironment } from './environment.ts';
import type { Health } from './health.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Redis } from './redis.ts';
import { closeRedis, connectRedis, redisState } from './redis.ts';

/** Which of the real parts a process uses; all unless said otherwise. */
export interface Needs {
  database?: boolean;
  bus?: boolean;
  redis?: boolean;
}

export interface Parts {
  connection: Connection;
  bus: Bus;
  redis: Redis;
}

export interface PartsOptions {
  name: string;
  environment: Partial<DatabaseEnvironment & BusEnvironment & RedisEnvironment>;
  needs: Needs;
  health: Health;
  logger: Logger;
  metrics: Metrics;
  /** Registers what ends a part; ended in the opposite order. */
  onStop(end: () => Promise<void>): void;
}

/** A key that a used part cannot go without. */
export function demand<Value>(value: Value | undefined, key: string, part: string): Value {
  if (value === undefined) throw new Error(`${key} is needed for the ${part}; the service's environment leaves it out`);
  return value;
}

async function openDatabase({ environment, health, logger, onStop }: PartsOptions): Promise<Connection> {
  const uri = demand(environment.MONGODB_URI, 'MONGODB_URI', 'database');
  const connection = await connectDatabase({ uri, name: demand(environment.DATABASE_NAME, 'DATABASE_NAME', 'database'), logger });
  onStop(() => connection.close());
  health.depend('database', () => databaseState(connection));
  return connection;
}

async function openBus({ name, environment, health, logger, metrics, onStop }: PartsOptions, connection: Connection | undefined): Promise<Bus> {
  const bus = await connectBus({
    url: demand(environment.AMQP_URL, 'AMQP_URL', 'bus'),
    namespace: demand(environment.EVENT_NAMESPACE, 'EVENT_NAMESPACE', 'bus'),
    service: name,
    ...(connection && { connection }),
    logger,
    metrics: metrics.messaging,
  });
  onStop(() => bus.close());
  // Writes keep their events in the outbox while the broker is away, so requests can go on.
  health.depend('bus', () => bus.health(), { required: false });
  return bus;
}

async function openRedis({ environment, health, logger, onStop }: PartsOptions): Promise<Redis> {
  const url = demand(environment.REDIS_URL, 'REDIS_URL', 'cache');
  const redis = await connectRedis({ url, prefix: environment.REDIS_PREFIX ?? '', logger });
  onStop(() => closeRedis(redis));
  health.depend('redis', () => redisState(redis), { required: false });
  return redis;
}

/** Connects the parts that are needed; the others are absent at run time, and touching them is a defect that the first request shows. */
export async function openParts(options: PartsOptions): Promise<Partial<Parts>> {
  const { needs } = options;
  const redis = needs.redis === false ? undefined : await openRedis(options);
  const connection = needs.database === false ? undefined : await openDatabase(options);
  const bus = needs.bus === false ? undefined : await openBus(options, connection);
  return { ...(redis && { redis }), ...(connection && { connection }), ...(bus && { bus }) };
}
