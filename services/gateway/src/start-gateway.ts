import { Endings } from '@gvg/service-kit/endings';
import { readEnvironment } from '@gvg/service-kit/environment';
import { Health } from '@gvg/service-kit/health';
import { listen } from '@gvg/service-kit/listener';
import { createLogger } from '@gvg/service-kit/logger';
import { createMetrics } from '@gvg/service-kit/metrics';
import { openParts } from '@gvg/service-kit/parts';
import { createRequestLimits } from '@gvg/service-kit/request-limits';
import type { RunningService } from '@gvg/service-kit/service';
import { AnswerCache } from './cache/answer-cache.ts';
import { createCachedReading } from './cache/cached-reading.ts';
import { hearCatalogue } from './cache/catalogue-events.ts';
import { gatewayEnvironment } from './environment.ts';
import type { GatewayEnvironment } from './environment.ts';
import { createGateway } from './gateway.ts';
import { openUpstream } from './proxy/upstream.ts';
import { createRouteTable } from './routing/route-table.ts';
import type { Upstreams } from './routing/route-table.ts';
import { createSiteRoutes } from './site/site-routes.ts';

function openUpstreams(environment: GatewayEnvironment): Upstreams {
  return {
    services: {
      catalogue: openUpstream('catalogue', environment.CATALOGUE_URL),
      identity: openUpstream('identity', environment.IDENTITY_URL),
      upload: openUpstream('upload', environment.UPLOAD_URL),
    },
    remotes: new Map(Object.entries(environment.REMOTES).map(([name, url]) => [name, openUpstream(name, url)])),
    shell: openUpstream('shell', environment.SHELL_URL),
  };
}

/** Starts the gateway in this process: the listener for the outside, and with INTERNAL_PORT the one for the site's own servers. */
export async function startGateway(source: NodeJS.ProcessEnv): Promise<RunningService> {
  const environment = readEnvironment(gatewayEnvironment, source);
  const logger = createLogger({ name: 'gateway', level: environment.LOG_LEVEL });
  const metrics = createMetrics('gateway');
  const health = new Health(metrics);
  const endings = new Endings(logger);
  const onStop = (end: () => Promise<void> | void) => {
    endings.add(end);
  };
  try {
    const upstreams = openUpstreams(environment);
    const all = [...Object.values(upstreams.services), ...upstreams.remotes.values(), upstreams.shell];
    for (const upstream of all) onStop(() => upstream.close());
    const { redis } = await openParts({ name: 'gateway', environment, needs: { database: false, bus: false }, health, logger, metrics, onStop });
    const limits = redis && createRequestLimits({ redis, scale: environment.LIMITS_SCALE, logger });
    const cache = new AnswerCache();
    const events = hearCatalogue({ cache, url: environment.AMQP_URL, namespace: environment.EVENT_NAMESPACE, logger, metrics });
    onStop(() => events.close());
    health.depend('bus', () => events.state(), { required: false });
    const common = {
      findRoute: createRouteTable(upstreams),
      siteRoutes: createSiteRoutes({ health, metrics, upstreams: all }),
      cachedReading: createCachedReading(cache, () => events.state().ready),
      trustedHops: environment.TRUST_PROXY_HOPS,
      logger,
      metrics,
    };

    const outside = await listen(createGateway({ ...common, limits, inside: false }), { host: environment.HOST, port: environment.PORT });
    onStop(() => outside.close());
    const inside =
      environment.INTERNAL_PORT === undefined
        ? undefined
        : await listen(createGateway({ ...common, limits: undefined, inside: true }), { host: environment.HOST, port: environment.INTERNAL_PORT });
    onStop(() => inside?.close());
    logger.info({ port: outside.port, internalPort: inside?.port }, 'ready');
    return {
      port: outside.port,
      internalPort: inside?.port,
      stop: async () => {
        health.stop();
        await endings.run();
      },
    };
  } catch (error) {
    await endings.run();
    throw error;
  }
}
