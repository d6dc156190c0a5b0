import type { z } from 'zod';
import { createApp } from './app.ts';
import { createCallerReader } from './callers.ts';
import { transact } from './database.ts';
import { Endings } from './endings.ts';
import { serveEndpoints } from './endpoint.ts';
import { readEnvironment } from './environment.ts';
import { Health } from './health.ts';
import { createServiceReader } from './internal-secret.ts';
import { remoteKeySet } from './key-set.ts';
import type { Listener } from './listener.ts';
import { listen } from './listener.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import type { Parts } from './parts.ts';
import { demand, openParts } from './parts.ts';
import { createRefusedSessions, withoutRefusedSessions } from './refused-sessions.ts';
import { createRequestLimits } from './request-limits.ts';
import type { KnownEnvironment, ServiceContext, ServiceDefinition } from './service-definition.ts';

export interface RunningService {
  port: number;
  /** Where the internal listener answers; undefined without INTERNAL_PORT. */
  internalPort: number | undefined;
  /** Takes no more requests, finishes what has begun, then ends consumers, parts and listeners. */
  stop(): Promise<void>;
}

/**
 * Starts a service in this process: environment, parts, routes, listeners, in that order. What was begun is ended again when a later step
 * fails. Throws EnvironmentError for a wrong environment.
 */
export async function startService<Schema extends z.ZodObject>(definition: ServiceDefinition<Schema>, source: NodeJS.ProcessEnv): Promise<RunningService> {
  const settings = readEnvironment(definition.environment, source);
  const environment = settings as unknown as KnownEnvironment;
  const logger = createLogger({ name: definition.name, level: environment.LOG_LEVEL });
  const endings = new Endings(logger);
  try {
    return await open(definition, settings, environment, { logger, endings });
  } catch (error) {
    await endings.run();
    throw error;
  }
}

async function open<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  settings: z.output<Schema>,
  environment: KnownEnvironment,
  { logger, endings }: { logger: ReturnType<typeof createLogger>; endings: Endings },
): Promise<RunningService> {
  const { name, needs = {} } = definition;
  const metrics = createMetrics(name);
  const health = new Health(metrics);
  const onStop = (end: () => Promise<void> | void) => {
    endings.add(end);
  };
  const parts = (await openParts({ name, environment, needs, health, logger, metrics, onStop })) as Parts;
  const common = { logger, metrics, health, trustedHops: environment.TRUST_PROXY_HOPS };
  const outside = createApp(common);
  const inside = createApp(common);

  const base: Omit<ServiceContext<z.output<Schema>>, 'callers'> = {
    ...parts,
    environment: settings,
    logger,
    metrics,
    health,
    app: outside.routes,
    internalApp: inside.routes,
    transact: (work) => transact(parts.connection, parts.bus, work),
    onStop,
  };
  const refusedSessions = needs.redis === false ? withoutRefusedSessions : createRefusedSessions(parts.redis);
  const keySet = definition.keySet?.(base) ?? remoteKeySet(demand(environment.JWKS_URL, 'JWKS_URL', 'callers'));
  const callers = createCallerReader({ keySet, refusedSessions, logger });
  const limits = needs.redis === false ? undefined : createRequestLimits({ redis: parts.redis, scale: environment.LIMITS_SCALE, logger });
  const checkAnswers = environment.ENVIRONMENT !== 'PRODUCTION';

  serveEndpoints(outside.routes, { readCaller: callers, limits, checkAnswers });
  const readService = createServiceReader(environment.INTERNAL_SECRET);
  serveEndpoints(inside.routes, { readCaller: async (request) => readService(request), limits: undefined, checkAnswers });
  await definition.start({ ...base, callers });

  const listeners: Listener[] = [await listen(outside.app, { host: environment.HOST, port: environment.PORT })];
  onStop(() => listeners[0]?.close());
  if (environment.INTERNAL_PORT !== undefined) {
    listeners.push(await listen(inside.app, { host: environment.HOST, port: environment.INTERNAL_PORT }));
    onStop(() => listeners[1]?.close());
  }
  const [{ port }, internal] = listeners as [Listener, Listener?];
  logger.info({ port, internalPort: internal?.port }, 'ready');
  return {
    port,
    internalPort: internal?.port,
    stop: async () => {
      health.stop();
      await endings.run();
      logger.info('stopped');
    },
  };
}
