import type { Connection } from 'mongoose';
import { connectBus } from '@gvg/messaging/bus';
import type { Bus } from '@gvg/messaging/bus';
import { connectDatabase, checkDatabase } from './database.ts';
import type { BusEnvironment, DatabaseEnvironment, RedisEnvironment } from './environment.ts';
import type { Health } from './health.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Redis } from './redis.ts';
import { closeRedis, connectRedis, checkRedis } from './redis.ts';

/** Which dependencies a process uses; all by default. */
export interface DependencyNeeds {
  database?: boolean;
  bus?: boolean;
  redis?: boolean;
}

export interface Dependencies {
  connection: Connection;
  bus: Bus;
  redis: Redis;
}

export interface DependencyOptions {
  name: string;
  environment: Partial<DatabaseEnvironment & BusEnvironment & RedisEnvironment>;
  needs: DependencyNeeds;
  health: Health;
  logger: Logger;
  metrics: Metrics;
  /** Registers a shutdown hook; hooks run in reverse order. */
  onStop(hook: () => Promise<void>): void;
}

/** Returns a setting that a used dependency requires; throws when it is missing. */
export function requireSetting<Value>(value: Value | undefined, name: string, dependency: string): Value {
  if (value === undefined) throw new Error(`${name} is needed for the ${dependency}; the service's environment leaves it out`);
  return value;
}

async function openDatabase({ environment, health, logger, onStop }: DependencyOptions): Promise<Connection> {
  const uri = requireSetting(environment.MONGODB_URI, 'MONGODB_URI', 'database');
  const connection = await connectDatabase({ uri, name: requireSetting(environment.DATABASE_NAME, 'DATABASE_NAME', 'database'), logger });
  onStop(() => connection.close());
  health.addDependency('database', () => checkDatabase(connection));
  return connection;
}

async function openBus({ name, environment, health, logger, metrics, onStop }: DependencyOptions, connection: Connection | undefined): Promise<Bus> {
  const bus = await connectBus({
    url: requireSetting(environment.AMQP_URL, 'AMQP_URL', 'bus'),
    namespace: requireSetting(environment.EVENT_NAMESPACE, 'EVENT_NAMESPACE', 'bus'),
    service: name,
    ...(connection && { connection }),
    logger,
    metrics: metrics.messaging,
  });
  onStop(() => bus.close());
  // Events stay in the outbox while the broker is unavailable, so requests can be served.
  health.addDependency('bus', () => bus.health(), { required: false });
  return bus;
}

async function openRedis({ environment, health, logger, onStop }: DependencyOptions): Promise<Redis> {
  const url = requireSetting(environment.REDIS_URL, 'REDIS_URL', 'cache');
  const redis = await connectRedis({ url, prefix: environment.REDIS_PREFIX ?? '', logger });
  onStop(() => closeRedis(redis));
  health.addDependency('redis', () => checkRedis(redis), { required: false });
  return redis;
}

/** Connects the needed dependencies; the others are undefined at run time although typed, so a service must not use them. */
export async function connectDependencies(options: DependencyOptions): Promise<Partial<Dependencies>> {
  const { needs } = options;
  const redis = needs.redis === false ? undefined : await openRedis(options);
  const connection = needs.database === false ? undefined : await openDatabase(options);
  const bus = needs.bus === false ? undefined : await openBus(options, connection);
  return { ...(redis && { redis }), ...(connection && { connection }), ...(bus && { bus }) };
}
