import { createRequestLimits } from '@gvg/service-kit/security/request-limits';
import { defineService } from '@gvg/service-kit/lifecycle/service';
import { createCanaries } from './canary/canaries.ts';
import { followDeployedReleases } from './canary/deployed-releases.ts';
import { createReadThroughCache } from './cache/read-through-cache.ts';
import { ResponseCache } from './cache/response-cache.ts';
import { subscribeToCatalogue } from './cache/subscribe-to-catalogue.ts';
import { gatewayEnvironment } from './environment.ts';
import { createGateway } from './gateway.ts';
import { createTunnels } from './realtime/create-tunnels.ts';
import { createRouteTable } from './routing/route-table.ts';
import { openUpstreams } from './routing/upstreams.ts';
import { createSiteRoutes } from './site/site-routes.ts';

/** rules/limits-of-a-connection.md; scaled like the request limits. */
const connectionsPerAddress = 256;

/** The gateway: the public listener and, with INTERNAL_PORT, one for the site's own servers without limits. It streams bodies, so it has its own handlers. */
export const gatewayService = defineService({
  name: 'gateway',
  environment: gatewayEnvironment,
  needs: { redis: true },
  isEntry: true,
  async start({ environment, redis, logger, metrics, health, onStop }) {
    const upstreams = openUpstreams(environment.UPSTREAMS, { logger });
    const allUpstreams = [...upstreams.values()];
    for (const upstream of allUpstreams) onStop(() => upstream.close());
    const cache = new ResponseCache();
    // Not the kit's bus: the gateway starts and continues to serve without the broker.
    const subscription = await subscribeToCatalogue({
      cache,
      url: environment.AMQP_URL,
      namespace: environment.EVENT_NAMESPACE,
      logger,
      metrics,
    });
    onStop(() => subscription.close());
    health.addDependency('bus', () => subscription.health(), { required: false });
    const shell = upstreams.get('shell');
    if (shell === undefined) throw new Error('the shell is always an upstream');
    const releases = followDeployedReleases({ logger, onStop }, shell);
    const canaries = createCanaries(releases);
    const options = {
      findRoute: createRouteTable(upstreams),
      siteRoutes: createSiteRoutes({ health, metrics, upstreams: allUpstreams }),
      readThroughCache: createReadThroughCache({
        cache,
        receivesEvents: () => subscription.health().ready,
        releases,
        canaries,
      }),
      canaries,
      trustedProxyHops: environment.TRUST_PROXY_HOPS,
      logger,
      metrics,
    };
    const limits = createRequestLimits({ redis, scale: environment.LIMITS_SCALE, logger });
    const tunnels = createTunnels({
      upstream: upstreams.get('realtime'),
      limits,
      trustedProxyHops: environment.TRUST_PROXY_HOPS,
      logger,
    });
    return {
      // Behind a proxy all clients have the proxy's address.
      maxConnectionsPerAddress:
        environment.TRUST_PROXY_HOPS > 0 ? undefined : Math.ceil(connectionsPerAddress * environment.LIMITS_SCALE),
      handler: createGateway({ ...options, limits, internal: false }),
      internalHandler: createGateway({ ...options, limits: undefined, internal: true }),
      upgrade: tunnels.upgrade,
      drain: () => tunnels.close(),
    };
  },
});
