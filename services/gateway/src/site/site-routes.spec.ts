import { Health } from '@gvg/service-kit/lifecycle/health';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import type { Listener } from '@gvg/service-kit/lifecycle/listener';
import { listen } from '@gvg/service-kit/lifecycle/listener';
import { createMetrics } from '@gvg/service-kit/telemetry/metrics';
import { createGateway } from '../gateway.ts';
import { createSiteRoutes } from './site-routes.ts';

let gateway: Listener;

beforeEach(async () => {
  const metrics = createMetrics('test');
  metrics.registry.metrics = () => Promise.reject(new Error('a collector failed'));
  const handler = createGateway({
    findRoute: () => undefined,
    siteRoutes: createSiteRoutes({ health: new Health(metrics), metrics, upstreams: [] }),
    readThroughCache: { tryServe: async () => false, invalidateAfterWrite: () => {} },
    canaries: { variantOf: () => '', cookieFor: () => undefined },
    limits: undefined,
    trustedProxyHops: 0,
    internal: true,
    logger: createLogger({ name: 'test', level: 'silent' }),
    metrics,
  });
  gateway = await listen(handler, { host: '127.0.0.1', port: 0 });
});
afterEach(() => gateway.close());

test('responds GENERAL_ERROR when a handler fails', async () => {
  const response = await fetch(`http://127.0.0.1:${gateway.port}/metrics`);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    message: 'GENERAL_ERROR',
    requestId: response.headers.get('x-request-id'),
  });
});
