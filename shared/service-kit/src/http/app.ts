import express, { Router } from 'express';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import { respondToErrors, notFound } from './error-handler.ts';
import type { Health } from '../lifecycle/health.ts';
import { mountHealth } from '../lifecycle/health.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { metricsRoute } from '../telemetry/metrics.ts';
import { traceRequests } from './request-context.ts';
import { logRequests } from '../telemetry/request-log.ts';

export interface AppOptions {
  logger: Logger;
  metrics: Metrics;
  health: Health;
  /** Number of trusted proxies whose X-Forwarded-For entries are used. */
  trustedProxyHops: number;
  /** Middleware before every route, such as the check of the internal secret. */
  guard?: RequestHandler;
}

/** API responses contain only data, which must not be rendered, framed or executed. Headers for obsolete browsers are omitted to keep responses small. */
const securityHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: { policy: 'no-referrer' },
  xContentTypeOptions: true,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/**
 * Creates an express app with everything except routes: request ids and traces, logs, metrics, security headers, health endpoints, and
 * errors in the format of the contracts. Routes are mounted on `routes`; unmatched requests are NOT_FOUND.
 */
export function createApp({ logger, metrics, health, trustedProxyHops, guard }: AppOptions): {
  app: Express;
  routes: Router;
} {
  const app = express();
  const routes = Router({ caseSensitive: true });
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxyHops);
  app.set('etag', 'weak');
  app.use(traceRequests(), logRequests(logger, metrics), securityHeaders);
  mountHealth(app, health);
  app.get(
    '/metrics',
    metricsRoute(metrics, () => health.report()),
  );
  if (guard !== undefined) app.use(guard);
  app.use(routes, notFound, respondToErrors(logger));
  return { app, routes };
}
