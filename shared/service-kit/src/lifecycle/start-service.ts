import type { RequestListener } from 'node:http';
import type { z } from 'zod';
import { createApp } from '../http/app.ts';
import type { Authenticator } from '../security/authentication.ts';
import { connectDependencies } from './dependencies.ts';
import { provideEndpointDependencies } from '../http/endpoint.ts';
import { callersEnvironment, processEnvironment, readEnvironment } from './environment.ts';
import type { ProcessEnvironment } from './environment.ts';
import { Health } from './health.ts';
import { createServiceAuthenticator } from '../http/internal-secret.ts';
import { listen } from './listener.ts';
import type { ListenOptions } from './listener.ts';
import { createLogger } from '../telemetry/logger.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import type { Redis } from '../data/redis.ts';
import { createRequestLimits } from '../security/request-limits.ts';
import { createRevokedSessions, noRevokedSessions } from '../security/revoked-sessions.ts';
import type {
  BaseContext,
  OwnHandlers,
  ServiceContext,
  ServiceDefinition,
  ServiceNeeds,
} from './service-definition.ts';

export interface RunningService {
  port: number;
  /** Port of the internal listener; undefined without INTERNAL_PORT. */
  internalPort: number | undefined;
  /**
   * Hands over to another process of this service on the same ports (a worker of the same cluster): accepts no more connections, stops
   * consumers and timers, ends sockets, and answers requests on open connections. Resolves once none is left; `stop` ends the process.
   */
  drain(): Promise<void>;
  /** Accepts no more requests, finishes those in flight, then stops consumers and disconnects dependencies. */
  stop(): Promise<void>;
}

/**
 * Starts a service in this process: environment, dependencies, routes, listeners, in that order. Completed steps are undone if a later step
 * fails. Throws EnvironmentError for an invalid environment.
 */
export async function startService<Schema extends z.ZodObject, Needs extends ServiceNeeds>(
  definition: ServiceDefinition<Schema, Needs>,
  source: NodeJS.ProcessEnv,
): Promise<RunningService> {
  const settings = readEnvironment(definition.environment, source, { isEntry: definition.isEntry });
  const environment = processEnvironment.parse(settings);
  const logger = createLogger({ name: definition.name, level: environment.LOG_LEVEL });
  const shutdownHooks = new AsyncDisposableStack();
  const drainHooks: (() => Promise<void>)[] = [];
  // A failing hook does not prevent the others from running.
  const guarded = (hook: () => Promise<void> | void) => async () => {
    try {
      await hook();
    } catch (error) {
      logger.error({ err: error }, 'shutdown hook failed');
    }
  };
  const onStop: BaseContext['onStop'] = (hook) => shutdownHooks.defer(guarded(hook));
  const onDrain: BaseContext['onDrain'] = (hook) => void drainHooks.push(guarded(hook));
  try {
    const metrics = createMetrics(definition.name);
    const health = new Health(metrics);
    const appOptions = { logger, metrics, health, trustedProxyHops: environment.TRUST_PROXY_HOPS };
    const [publicApp, internalApp] = [createApp(appOptions), createApp(appOptions)];
    const baseContext: BaseContext<z.output<Schema>> = {
      environment: settings,
      logger,
      metrics,
      health,
      app: publicApp.routes,
      internalApp: internalApp.routes,
      onDrain,
      onStop,
    };
    const context = await createContext(definition, baseContext, environment);
    const handlers = {
      handler: publicApp.app,
      internalHandler: internalApp.app,
      ...(await definition.start(context)),
    };
    const ports = await openListeners(handlers, environment, { onDrain, onStop });
    logger.info(ports, 'ready');
    return {
      ...ports,
      drain: async () => {
        logger.info('draining');
        await Promise.all(drainHooks.map((hook) => hook()));
      },
      stop: async () => {
        health.stop();
        await shutdownHooks.disposeAsync();
        logger.info('stopped');
      },
    };
  } catch (error) {
    await shutdownHooks.disposeAsync();
    throw error;
  }
}

/** Connects the needed dependencies and provides those of the endpoints. */
async function createContext<Schema extends z.ZodObject, Needs extends ServiceNeeds>(
  definition: ServiceDefinition<Schema, Needs>,
  baseContext: BaseContext<z.output<Schema>>,
  environment: ProcessEnvironment,
): Promise<ServiceContext<z.output<Schema>, Needs>> {
  const { name, needs } = definition;
  const dependencies = await connectDependencies({ ...baseContext, name, needs });
  const { redis } = dependencies;
  const connected: object = { ...baseContext, ...dependencies };
  const context = connected as ServiceContext<z.output<Schema>, Needs>;
  const authenticate = await createCallerAuthenticator(definition, context, redis);
  const { app, internalApp, logger } = baseContext;
  const validateResponses = environment.ENVIRONMENT !== 'PRODUCTION';
  const limits = redis && createRequestLimits({ redis, scale: environment.LIMITS_SCALE, logger });
  provideEndpointDependencies(app, { authenticate, limits, validateResponses });
  const authenticateService = createServiceAuthenticator(environment.INTERNAL_SECRET);
  provideEndpointDependencies(internalApp, {
    authenticate: async (request) => authenticateService(request),
    limits: undefined,
    validateResponses,
  });
  return { ...context, ...(authenticate && { authenticate }) };
}

async function createCallerAuthenticator<Schema extends z.ZodObject, Needs extends ServiceNeeds>(
  { needs, keySet: ownKeySet }: ServiceDefinition<Schema, Needs>,
  context: ServiceContext<z.output<Schema>, Needs>,
  redis: Redis | undefined,
): Promise<Authenticator | undefined> {
  if (needs.callers === undefined) return undefined;
  const [{ createAuthenticator }, { remoteKeySet }] = await Promise.all([
    import('../security/authentication.ts'),
    import('../security/key-set.ts'),
  ]);
  const keySet = ownKeySet?.(context) ?? remoteKeySet(callersEnvironment.parse(context.environment).JWKS_URL);
  return createAuthenticator({
    keySet,
    revokedSessions: redis ? createRevokedSessions(redis) : noRevokedSessions,
    logger: context.logger,
  });
}

async function openListeners(
  {
    handler,
    internalHandler,
    upgrade,
    drain,
    maxConnectionsPerAddress,
  }: OwnHandlers & Required<Pick<OwnHandlers, 'handler' | 'internalHandler'>>,
  { HOST: host, PORT, INTERNAL_PORT }: ProcessEnvironment,
  { onDrain, onStop }: Pick<BaseContext, 'onDrain' | 'onStop'>,
): Promise<{ port: number; internalPort: number | undefined }> {
  const open = async (
    listener: RequestListener,
    options: Omit<ListenOptions, 'host'>,
    drainOthers?: OwnHandlers['drain'],
  ) => {
    const { port, drain: drainConnections, close } = await listen(listener, { host, ...options });
    let othersDrained: Promise<void> | undefined;
    const endOthers = () => (othersDrained ??= drainOthers?.());
    onDrain(async () => {
      await Promise.all([drainConnections(), endOthers()]);
    });
    onStop(async () => {
      await Promise.all([close(), endOthers()]);
    });
    return port;
  };
  return {
    port: await open(handler, { port: PORT, maxConnectionsPerAddress, upgrade }, drain),
    internalPort: INTERNAL_PORT === undefined ? undefined : await open(internalHandler, { port: INTERNAL_PORT }),
  };
}
