import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { rateLimitAddress } from '@gvg/service-kit/security/client-address';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { Metrics } from '@gvg/service-kit/telemetry/metrics';
import type { RequestLimits } from '@gvg/service-kit/security/request-limits';
import type { Trace } from '@gvg/service-kit/telemetry/trace-context';
import { startTrace, startTraceOfClient } from '@gvg/service-kit/telemetry/trace-context';
import { sendFailure } from './responses/send-failure.ts';
import type { ReadThroughCache } from './cache/read-through-cache.ts';
import { bodyFailure } from './limits/body-limit.ts';
import type { Canaries } from './canary/canaries.ts';
import { limitClassOf } from './limits/limit-class.ts';
import { createRequestBodies } from './limits/request-bodies.ts';
import type { BodyTimes } from './limits/request-bodies.ts';
import { BodyError, ClientDisconnected } from './proxy/body-error.ts';
import { forward } from './proxy/forward.ts';
import { drainBody } from './proxy/request-body.ts';
import type { UpstreamAddress } from './proxy/upstream-address.ts';
import { logRequest } from './log-request.ts';
import { nodeCookie, nodeOf } from './realtime/sticky-node.ts';
import { clientOriginOf, headerOf, splitTarget } from './request-target.ts';
import type { Route } from './routing/route-table.ts';
import type { SiteHandler } from './site/site-handler.ts';
import type { SiteRoutes } from './site/site-routes.ts';

export interface GatewayOptions {
  findRoute(method: string, path: string): Route | undefined;
  siteRoutes: SiteRoutes;
  readThroughCache: ReadThroughCache;
  canaries: Canaries;
  /** Undefined on the internal listener: the site's own servers send requests for many visitors from one address. */
  limits: RequestLimits | undefined;
  trustedProxyHops: number;
  /** True for the internal listener, which is not reachable from outside. */
  internal: boolean;
  /** Shorter times for tests. */
  bodyTimes?: BodyTimes;
  logger: Logger;
  metrics: Metrics;
}

const supportedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Creates the gateway's request handler: serves its own site routes, and routes everything else to an upstream by path. */
export function createGateway(options: GatewayOptions): RequestListener {
  const { findRoute, siteRoutes, readThroughCache, canaries, limits, trustedProxyHops, internal, bodyTimes } = options;
  const bodies = createRequestBodies(bodyTimes);

  const findRouteOf = ({ method }: IncomingMessage, path: string) =>
    path.startsWith('/') && supportedMethods.has(method as string) ? findRoute(method as string, path) : undefined;

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route,
    path: string,
    query: string,
    trace: Trace,
  ): Promise<void> {
    const method = request.method as string;
    const origin = clientOriginOf(request, trustedProxyHops);
    const address = limits && rateLimitAddress(origin.address);
    const limitClass = limits && limitClassOf(route, method, query);
    if (limitClass !== undefined && address !== undefined) await limits?.count(limitClass, { address });
    bodies.check(request, route);
    if (await readThroughCache.tryServe({ request, response, route, path, query, origin, trace })) return;
    const invalidateOnSuccess = (status: number) => {
      if (status < 300) readThroughCache.invalidateAfterWrite(route);
    };
    const cookie = canaries.cookieFor(request, origin, route);
    const isRealtime = route.kind === 'realtime';
    const cookieFor = (served: UpstreamAddress) => (isRealtime ? nodeCookie(request, query, origin, served) : cookie);
    const preferred = isRealtime ? nodeOf(request, query, route.upstream) : undefined;
    await bodies.withBody(request, route, address, (body) =>
      forward({
        request,
        response,
        upstream: route.upstream,
        preferred,
        origin,
        trace,
        body,
        cookieFor,
        onStatus: invalidateOnSuccess,
      }),
    );
    drainBody(request);
  }

  async function handleSite(
    request: IncomingMessage,
    response: ServerResponse,
    { limit, respond }: SiteHandler,
  ): Promise<void> {
    if (limit !== undefined)
      await limits?.count(limit, { address: rateLimitAddress(clientOriginOf(request, trustedProxyHops).address) });
    await respond(response, { request, internal });
  }

  function failureOf(error: unknown, route: Route | undefined): ApiFailure {
    if (error instanceof ApiFailure) return error;
    return error instanceof BodyError && route ? bodyFailure(error, route) : new ApiFailure('GENERAL_ERROR');
  }

  return (request, response) => {
    const [path, query] = splitTarget(request.url ?? '');
    const requestId = headerOf(request, 'x-request-id');
    const trace = internal ? startTrace(headerOf(request, 'traceparent'), requestId) : startTraceOfClient(requestId);
    const siteHandler = siteRoutes.find(path, internal);
    const route = siteHandler === undefined ? findRouteOf(request, path) : undefined;
    if (siteHandler === undefined) logRequest(request, response, { path, route, trace, ...options });
    const handled = siteHandler
      ? handleSite(request, response, siteHandler)
      : route
        ? handle(request, response, route, path, query, trace)
        : Promise.reject(new ApiFailure('NOT_FOUND'));
    handled.catch((error: unknown) => {
      // The log line has status 499; no client is left to respond to.
      if (error instanceof ClientDisconnected || response.destroyed) {
        response.destroy();
        return;
      }
      const failure = failureOf(error, route);
      if (failure.status >= 500)
        options.logger.error({ err: error, requestId: trace.requestId, upstream: route?.upstream.name }, failure.code);
      const visit =
        route?.match?.endpoint.isVisit === true
          ? { redirect: new URLSearchParams(query).get('redirect') ?? undefined }
          : undefined;
      sendFailure(request, response, failure, { trace, isApi: route?.kind !== 'page', visit });
    });
  };
}
