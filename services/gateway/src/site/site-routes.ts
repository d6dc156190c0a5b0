import type { ServerResponse } from 'node:http';
import type { Health } from '@gvg/service-kit/health';
import type { Metrics } from '@gvg/service-kit/metrics';
import { sendJson, sendText } from '../responses/send-text.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { publicSiteHealth, siteHealth } from './site-health.ts';
import { siteMetrics } from './site-metrics.ts';

export interface SiteRoutes {
  /** The handler of one of the gateway's own paths; undefined for any other path. `internal`: the request came through the internal listener. */
  find(path: string, internal: boolean): SiteHandler | undefined;
}

export type SiteHandler = (response: ServerResponse, internal: boolean) => Promise<void>;

/** Public health routes; details and metrics on the internal listener only. */
export function createSiteRoutes({ health, metrics, upstreams }: { health: Health; metrics: Metrics; upstreams: readonly Upstream[] }): SiteRoutes {
  const gatewayMetrics = async () => {
    await health.report();
    return metrics.registry.metrics();
  };
  const publicHandlers: Record<string, SiteHandler> = {
    '/health/live': async (response) => {
      sendJson(response, 200, { live: true });
    },
    '/health/ready': async (response) => {
      const report = await health.report();
      sendJson(response, report.ready ? 200 : 503, report);
    },
    '/health/site': async (response, internal) => {
      const report = await siteHealth(upstreams);
      sendJson(response, report.ready ? 200 : 503, internal ? report : publicSiteHealth(report));
    },
  };
  const internalHandlers: Record<string, SiteHandler> = {
    '/metrics': async (response) => {
      sendText(response, 200, metrics.registry.contentType, await gatewayMetrics());
    },
    '/metrics/site': async (response) => {
      sendText(response, 200, metrics.registry.contentType, await siteMetrics(await gatewayMetrics(), upstreams));
    },
  };

  return {
    find: (path, internal) => publicHandlers[path] ?? (internal ? internalHandlers[path] : undefined),
  };
}
