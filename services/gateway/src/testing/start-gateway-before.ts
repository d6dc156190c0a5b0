import type { Listener } from '@gvg/service-kit/listener';
import { listen } from '@gvg/service-kit/listener';
import { createLogger } from '@gvg/service-kit/logger';
import { createMetrics } from '@gvg/service-kit/metrics';
import { createGateway } from '../gateway.ts';
import { Upstream } from '../proxy/upstream.ts';
import type { Route } from '../routing/route-table.ts';

const logger = createLogger({ name: 'test', level: 'silent' });

export interface GatewayBefore extends Listener {
  upstream: Upstream;
}

/** A gateway that routes everything to one upstream with short timeouts, without cache and limits. */
export async function startGatewayBefore(addresses: readonly string[], kind: Route['kind']): Promise<GatewayBefore> {
  const upstream = new Upstream({ name: 'tested', addresses, logger, timeouts: { connectMs: 500, headersMs: 200, bodyIdleMs: 200 } });
  const handler = createGateway({
    findRoute: () => ({ kind, upstream, match: undefined, label: 'tested' }),
    siteRoutes: { find: () => undefined },
    readThroughCache: { tryServe: async () => false, invalidateAfterWrite: () => {} },
    canaries: { variantOf: () => '', cookieFor: () => undefined },
    limits: undefined,
    trustedProxyHops: 0,
    internal: false,
    logger,
    metrics: createMetrics('test'),
  });
  const { port, close } = await listen(handler, { host: '127.0.0.1', port: 0 });
  return {
    upstream,
    port,
    async close() {
      await close();
      await upstream.close();
    },
  };
}
