import type { z } from 'zod';
import { createApp } from './app.ts';
import { createAuthenticator } from './authentication.ts';
import { transact } from './database.ts';
import { ShutdownHooks } from './shutdown-hooks.ts';
import { provideEndpointDependencies } from './endpoint.ts';
import { readEnvironment } from './environment.ts';
import { Health } from './health.ts';
import { createServiceAuthenticator } from './internal-secret.ts';
import { remoteKeySet } from './key-set.ts';
import type { Listener } from './listener.ts';
import { listen } from './listener.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import type { Dependencies } from './dependencies.ts';
import { requireSetting, connectDependencies } from './dependencies.ts';
import { createRevokedSessions, noRevokedSessions } from './revoked-sessions.ts';
import { createRequestLimits } from './request-limits.ts';
import type { BaseEnvironment, ServiceContext, ServiceDefinition } from './service-definition.ts';

export interface RunningService {
  port: number;
  /** Port of the internal listener; undefined without INTERNAL_PORT. */
  internalPort: number | undefined;
  /** Accepts no more requests, finishes those in flight, then stops consumers and disconnects dependencies. */
  stop(): Promise<void>;
}

/**
 * Starts a service in this process: environment, dependencies, routes, listeners, in that order. Completed steps are undone when a later step
 * fails. Throws EnvironmentError for an invalid environment.
 */
export async function startService<Schema extends z.ZodObject>(definition: ServiceDefinition<Schema>, source: NodeJS.ProcessEnv): Promise<RunningService> {
  const settings = readEnvironment(definition.environment, source);
  const environment = settings as unknown as BaseEnvironment;
  const logger = createLogger({ name: definition.name, level: environment.LOG_LEVEL });
  const shutdownHooks = new ShutdownHooks(logger);
  try {
    return await startWithHooks(definition, settings, environment, { logger, shutdownHooks });
  } catch (error) {
    await shutdownHooks.run();
    throw error;
  }
}

async function startWithHooks<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  settings: z.output<Schema>,
  environment: BaseEnvironment,
  { logger, shutdownHooks }: { logger: ReturnType<typeof createLogger>; shutdownHooks: ShutdownHooks },
): Promise<RunningService> {
  const { name, needs = {} } = definition;
  const metrics = createMetrics(name);
  const health = new Health(metrics);
  const onStop = (hook: () => Promise<void> | void) => {
    shutdownHooks.add(hook);
  };
  const dependencies = (await connectDependencies({ name, environment, needs, health, logger, metrics, onStop })) as Dependencies;
  const appOptions = { logger, metrics, health, trustedProxyHops: environment.TRUST_PROXY_HOPS };
  const publicApp = createApp(appOptions);
  const internalApp = createApp(appOptions);

  const baseContext: Omit<ServiceContext<z.output<Schema>>, 'authenticate'> = {
    ...dependencies,
    environment: settings,
    logger,
    metrics,
    health,
    app: publicApp.routes,
    internalApp: internalApp.routes,
    transact: (work) => transact(dependencies.connection, dependencies.bus, work),
    onStop,
  };
  const revokedSessions = needs.redis === false ? noRevokedSessions : createRevokedSessions(dependencies.redis);
  const keySet = definition.keySet?.(baseContext) ?? remoteKeySet(requireSetting(environment.JWKS_URL, 'JWKS_URL', 'authentication'));
  const authenticate = createAuthenticator({ keySet, revokedSessions, logger });
  const limits = needs.redis === false ? undefined : createRequestLimits({ redis: dependencies.redis, scale: environment.LIMITS_SCALE, logger });
  const validateResponses = environment.ENVIRONMENT !== 'PRODUCTION';

  provideEndpointDependencies(publicApp.routes, { authenticate, limits, validateResponses });
  const authenticateService = createServiceAuthenticator(environment.INTERNAL_SECRET);
  provideEndpointDependencies(internalApp.routes, { authenticate: async (request) => authenticateService(request), limits: undefined, validateResponses });
  await definition.start({ ...baseContext, authenticate });

  const listeners: Listener[] = [await listen(publicApp.app, { host: environment.HOST, port: environment.PORT })];
  onStop(() => listeners[0]?.close());
  if (environment.INTERNAL_PORT !== undefined) {
    listeners.push(await listen(internalApp.app, { host: environment.HOST, port: environment.INTERNAL_PORT }));
    onStop(() => listeners[1]?.close());
  }
  const [{ port }, internal] = listeners as [Listener, Listener?];
  logger.info({ port, internalPort: internal?.port }, 'ready');
  return {
    port,
    internalPort: internal?.port,
    stop: async () => {
      health.stop();
      await shutdownHooks.run();
      logger.info('stopped');
    },
  };
}
