import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { clientAddress, rateLimitAddress } from '@gvg/service-kit/client-address';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Logger } from '@gvg/service-kit/logger';
import type { Metrics } from '@gvg/service-kit/metrics';
import type { RequestLimits } from '@gvg/service-kit/request-limits';
import type { Trace } from '@gvg/service-kit/trace-context';
import { startTrace } from '@gvg/service-kit/trace-context';
import { sendFailure } from './responses/send-failure.ts';
import type { ReadThroughCache } from './cache/read-through-cache.ts';
import type { Canaries } from './canary/canaries.ts';
import { bodyLimitOf, tooLargeFailure } from './limits/body-limit.ts';
import { limitClassOf } from './limits/limit-class.ts';
import { forward } from './proxy/forward.ts';
import type { ClientOrigin } from './proxy/message-headers.ts';
import { BodyTooLarge, declaredLength, drainBody } from './proxy/request-body.ts';
import { logRequest } from './log-request.ts';
import type { Route } from './routing/route-table.ts';
import type { SiteRoutes } from './site/site-routes.ts';

export interface GatewayOptions {
  findRoute(method: string, path: string): Route | undefined;
  siteRoutes: SiteRoutes;
  readThroughCache: ReadThroughCache;
  canaries: Canaries;
  /** Undefined on the internal listener: the site's own servers send requests for many visitors from one address. */
  limits: RequestLimits | undefined;
  trustedProxyHops: number;
  /** Whether this is the internal listener, which is not reachable from outside. */
  internal: boolean;
  logger: Logger;
  metrics: Metrics;
}

const supportedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function splitTarget(target: string): [path: string, query: string] {
  const queryStart = target.indexOf('?');
  return queryStart === -1 ? [target, ''] : [target.slice(0, queryStart), target.slice(queryStart)];
}

function clientOriginOf(request: IncomingMessage, trustedProxyHops: number): ClientOrigin {
  const address = clientAddress(request.socket.remoteAddress, header(request, 'x-forwarded-for'), trustedProxyHops);
  return { address, protocol: trustedProxyHops > 0 && header(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http' };
}

/** The request handler of the gateway: serves its own site routes, routes everything else to an upstream by path. */
export function createGateway(options: GatewayOptions): RequestListener {
  const { findRoute, siteRoutes, readThroughCache, canaries, limits, trustedProxyHops, internal } = options;

  const findRouteOf = ({ method }: IncomingMessage, path: string) => (path.startsWith('/') && supportedMethods.has(method as string) ? findRoute(method as string, path) : undefined);

  async function handle(request: IncomingMessage, response: ServerResponse, route: Route, path: string, query: string, trace: Trace): Promise<void> {
    const method = request.method as string;
    const origin = clientOriginOf(request, trustedProxyHops);
    const limitClass = limits && limitClassOf(route, method, query);
    if (limitClass !== undefined) await limits?.count(limitClass, { address: rateLimitAddress(origin.address) });
    if (await readThroughCache.tryServe({ request, response, route, path, query, origin, trace })) return;
    const bodyLimit = bodyLimitOf(route);
    if (declaredLength(request) > bodyLimit) throw tooLargeFailure(route);
    const invalidateOnSuccess = (status: number) => {
      if (status < 300) readThroughCache.invalidateAfterWrite(route);
    };
    const cookie = canaries.cookieFor(request, origin, route);
    await forward({ request, response, upstream: route.upstream, origin, trace, bodyLimit, cookie, onStatus: invalidateOnSuccess });
    drainBody(request);
  }

  return (request, response) => {
    const [path, query] = splitTarget(request.url ?? '');
    const trace = startTrace(header(request, 'traceparent'), header(request, 'x-request-id'));
    const siteHandler = siteRoutes.find(path, internal);
    const route = siteHandler === undefined ? findRouteOf(request, path) : undefined;
    if (siteHandler === undefined) logRequest(request, response, { path, route, trace, ...options });
    const handled = siteHandler?.(response, internal) ?? (route === undefined ? Promise.reject(new ApiFailure('NOT_FOUND')) : handle(request, response, route, path, query, trace));
    handled.catch((error: unknown) => {
      const failure = error instanceof ApiFailure ? error : error instanceof BodyTooLarge && route ? tooLargeFailure(route) : new ApiFailure('GENERAL_ERROR');
      if (failure.status >= 500) options.logger.error({ err: error, requestId: trace.requestId, upstream: route?.upstream.name }, failure.code);
      sendFailure(request, response, failure, { trace, isApi: route?.kind !== 'page' });
    });
  };
}
