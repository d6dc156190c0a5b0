import type { Connection } from 'mongoose';
import type { Bus } from '@gvg/messaging/bus';
import { busEnvironment, databaseEnvironment, redisEnvironment } from './environment.ts';
import type { Redis } from '../data/redis.ts';
import type { BaseContext, DatabaseContext, ServiceNeeds } from './service-definition.ts';

export interface DependencyOptions extends Pick<BaseContext, 'health' | 'logger' | 'metrics' | 'onDrain' | 'onStop'> {
  name: string;
  /** The parsed environment of the process. `defineService` ensures that it has the variables of `needs`. */
  environment: object;
  needs: ServiceNeeds;
}

export interface Dependencies extends Partial<DatabaseContext> {
  bus?: Bus;
  redis?: Redis;
}

async function openDatabase({ environment, health, logger, onStop }: DependencyOptions): Promise<Connection> {
  const { checkDatabase, connectDatabase } = await import('../data/database.ts');
  const { MONGODB_URI: uri, DATABASE_NAME: name } = databaseEnvironment.parse(environment);
  const connection = await connectDatabase({ uri, name, logger });
  onStop(() => connection.close());
  health.addDependency('database', () => checkDatabase(connection));
  return connection;
}

async function openBus(
  { name, environment, health, logger, metrics, onDrain, onStop }: DependencyOptions,
  connection: Connection | undefined,
): Promise<Bus> {
  const { connectBus } = await import('@gvg/messaging/bus');
  const { AMQP_URL: url, EVENT_NAMESPACE: namespace } = busEnvironment.parse(environment);
  const bus = await connectBus({
    url,
    namespace,
    service: name,
    ...(connection && { connection }),
    logger,
    metrics: metrics.messaging,
  });
  onDrain(() => bus.stopConsuming());
  onStop(() => bus.close());
  // Not required: events stay in the outbox while the broker is unavailable, so requests can be served.
  health.addDependency('bus', () => bus.health(), { required: false });
  return bus;
}

async function openRedis({ environment, health, logger, onStop }: DependencyOptions): Promise<Redis> {
  const { checkRedis, closeRedis, connectRedis } = await import('../data/redis.ts');
  const { REDIS_URL: url, REDIS_PREFIX: prefix } = redisEnvironment.parse(environment);
  const redis = await connectRedis({ url, prefix, logger });
  onStop(() => closeRedis(redis));
  health.addDependency('redis', () => checkRedis(redis), { required: false });
  return redis;
}

async function createDatabaseContext(connection: Connection, bus: Bus | undefined): Promise<DatabaseContext> {
  const { createWithTransaction } = await import('../data/database.ts');
  return { connection, withTransaction: createWithTransaction(connection, bus) };
}

/**
 * Connects the needed dependencies. Imports their drivers here, so that a process without them does not load them (mongoose takes about 30
 * MB).
 */
export async function connectDependencies(options: DependencyOptions): Promise<Dependencies> {
  const { needs } = options;
  const redis = needs.redis && (await openRedis(options));
  const connection = needs.database && (await openDatabase(options));
  const bus = needs.bus && (await openBus(options, connection));
  return {
    ...(redis && { redis }),
    ...(connection && (await createDatabaseContext(connection, bus))),
    ...(bus && { bus }),
  };
}
