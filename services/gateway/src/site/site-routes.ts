import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Health } from '@gvg/service-kit/lifecycle/health';
import type { Metrics } from '@gvg/service-kit/telemetry/metrics';
import { describedApi } from '../api-description/described-api.ts';
import { sendJson, sendText } from '../responses/send-text.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { publicSiteHealth, siteHealth } from './site-health.ts';
import type { SiteHealth } from './site-health.ts';
import type { SiteHandler } from './site-handler.ts';
import { siteMetrics } from './site-metrics.ts';

export interface SiteRoutes {
  /** Returns the handler of one of the gateway's own paths; undefined for any other path. `internal`: the request came through the internal listener. */
  find(path: string, internal: boolean): SiteHandler | undefined;
}

/** Caches the state of all upstreams, so that many requests cause one check per second. */
const reuse = { max: 1, ttl: 1_000 };

/** Public health routes and the description of the API; details and metrics only on the internal listener. */
export function createSiteRoutes({
  health,
  metrics,
  upstreams,
}: {
  health: Health;
  metrics: Metrics;
  upstreams: readonly Upstream[];
}): SiteRoutes {
  const cache = new LRUCache<'site', SiteHealth>({ ...reuse, fetchMethod: () => siteHealth(upstreams) });
  const gatewayMetrics = async () => {
    await health.report();
    return metrics.registry.metrics();
  };
  const publicHandlers = new Map<string, SiteHandler>([
    ...describedApi(),
    ['/health/live', { respond: async (response) => sendJson(response, 200, { live: true }) }],
    [
      '/health/ready',
      {
        async respond(response) {
          const report = await health.report();
          sendJson(response, report.ready ? 200 : 503, report);
        },
      },
    ],
    [
      '/health/site',
      {
        limit: 'read',
        async respond(response, { internal }) {
          const report = await cache.forceFetch('site');
          sendJson(response, report.ready ? 200 : 503, internal ? report : publicSiteHealth(report));
        },
      },
    ],
  ]);
  const sendMetrics = (response: ServerResponse, text: string) =>
    sendText(response, 200, metrics.registry.contentType, text);
  const internalHandlers = new Map<string, SiteHandler>([
    ['/metrics', { respond: async (response) => sendMetrics(response, await gatewayMetrics()) }],
    [
      '/metrics/site',
      { respond: async (response) => sendMetrics(response, await siteMetrics(await gatewayMetrics(), upstreams)) },
    ],
  ]);

  return {
    find: (path, internal) => publicHandlers.get(path) ?? (internal ? internalHandlers.get(path) : undefined),
  };
}
