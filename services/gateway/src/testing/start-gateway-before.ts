import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { Listener } from '@gvg/service-kit/lifecycle/listener';
import { listen } from '@gvg/service-kit/lifecycle/listener';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { createMetrics } from '@gvg/service-kit/telemetry/metrics';
import { createGateway } from '../gateway.ts';
import type { BodyTimes } from '../limits/request-bodies.ts';
import type { UpstreamTimeouts } from '../proxy/upstream-address.ts';
import { Upstream } from '../proxy/upstream.ts';
import type { Route } from '../routing/route-table.ts';

const silentLogger = createLogger({ name: 'test', level: 'silent' });

const shortTimeouts: UpstreamTimeouts = { connectMs: 500, headersMs: 200, bodyIdleMs: 200 };

export interface BeforeOptions {
  /** Contract of every request. */
  endpoint?: Endpoint;
  bodyTimes?: BodyTimes;
  /** Default: short ones. */
  timeouts?: UpstreamTimeouts;
  logger?: Logger;
}

export interface GatewayBefore extends Omit<Listener, 'drain'> {
  upstream: Upstream;
}

/** A gateway that routes everything to one upstream with short timeouts, without cache and limits. */
export async function startGatewayBefore(
  addresses: readonly string[],
  kind: Route['kind'],
  { endpoint, bodyTimes, logger = silentLogger, timeouts = shortTimeouts }: BeforeOptions = {},
): Promise<GatewayBefore> {
  const upstream = new Upstream({ name: 'tested', addresses, logger, timeouts });
  const handler = createGateway({
    findRoute: () => ({ kind, upstream, match: endpoint && { endpoint, id: undefined }, label: 'tested' }),
    siteRoutes: { find: () => undefined },
    readThroughCache: { tryServe: async () => false, invalidateAfterWrite: () => {} },
    canaries: { variantOf: () => '', cookieFor: () => undefined },
    limits: undefined,
    trustedProxyHops: 0,
    internal: false,
    ...(bodyTimes && { bodyTimes }),
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
