import { ShutdownHooks } from '@gvg/service-kit/shutdown-hooks';
import { readEnvironment } from '@gvg/service-kit/environment';
import { Health } from '@gvg/service-kit/health';
import { listen } from '@gvg/service-kit/listener';
import { createLogger } from '@gvg/service-kit/logger';
import { createMetrics } from '@gvg/service-kit/metrics';
import { connectDependencies } from '@gvg/service-kit/dependencies';
import { createRequestLimits } from '@gvg/service-kit/request-limits';
import type { RunningService } from '@gvg/service-kit/service';
import { ResponseCache } from './cache/response-cache.ts';
import { createReadThroughCache } from './cache/read-through-cache.ts';
import { subscribeToCatalogue } from './cache/subscribe-to-catalogue.ts';
import { gatewayEnvironment } from './environment.ts';
import { createGateway } from './gateway.ts';
import { createRouteTable } from './routing/route-table.ts';
import { openUpstreams } from './routing/upstreams.ts';
import { createSiteRoutes } from './site/site-routes.ts';

/** Starts the gateway in this process: the public listener and, with INTERNAL_PORT, the internal listener for the site's own servers. */
export async function startGateway(source: NodeJS.ProcessEnv): Promise<RunningService> {
  const environment = readEnvironment(gatewayEnvironment, source);
  const logger = createLogger({ name: 'gateway', level: environment.LOG_LEVEL });
  const metrics = createMetrics('gateway');
  const health = new Health(metrics);
  const shutdownHooks = new ShutdownHooks(logger);
  const onStop = (hook: () => Promise<void> | void) => {
    shutdownHooks.add(hook);
  };
  try {
    const upstreams = openUpstreams(environment.UPSTREAMS, { logger });
    const allUpstreams = [...upstreams.values()];
    for (const upstream of allUpstreams) onStop(() => upstream.close());
    const { redis } = await connectDependencies({ name: 'gateway', environment, needs: { database: false, bus: false }, health, logger, metrics, onStop });
    const limits = redis && createRequestLimits({ redis, scale: environment.LIMITS_SCALE, logger });
    const cache = new ResponseCache();
    const subscription = subscribeToCatalogue({ cache, url: environment.AMQP_URL, namespace: environment.EVENT_NAMESPACE, logger, metrics });
    onStop(() => subscription.close());
    health.addDependency('bus', () => subscription.state(), { required: false });
    const sharedOptions = {
      findRoute: createRouteTable(upstreams),
      siteRoutes: createSiteRoutes({ health, metrics, upstreams: allUpstreams }),
      readThroughCache: createReadThroughCache(cache, () => subscription.state().ready),
      trustedProxyHops: environment.TRUST_PROXY_HOPS,
      logger,
      metrics,
    };

    const publicListener = await listen(createGateway({ ...sharedOptions, limits, internal: false }), { host: environment.HOST, port: environment.PORT });
    onStop(() => publicListener.close());
    const internalListener =
      environment.INTERNAL_PORT === undefined
        ? undefined
        : await listen(createGateway({ ...sharedOptions, limits: undefined, internal: true }), { host: environment.HOST, port: environment.INTERNAL_PORT });
    onStop(() => internalListener?.close());
    logger.info({ port: publicListener.port, internalPort: internalListener?.port }, 'ready');
    return {
      port: publicListener.port,
      internalPort: internalListener?.port,
      stop: async () => {
        health.stop();
        await shutdownHooks.run();
      },
    };
  } catch (error) {
    await shutdownHooks.run();
    throw error;
  }
}
