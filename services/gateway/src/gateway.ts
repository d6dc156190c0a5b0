import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { clientAddress, countedAddress } from '@gvg/service-kit/client-address';
import { Failure } from '@gvg/service-kit/failure';
import type { Logger } from '@gvg/service-kit/logger';
import type { Metrics } from '@gvg/service-kit/metrics';
import type { RequestLimits } from '@gvg/service-kit/request-limits';
import type { Trace } from '@gvg/service-kit/trace-context';
import { beginTrace } from '@gvg/service-kit/trace-context';
import { answerFailure } from './answers/answer-failure.ts';
import type { CachedReading } from './cache/cached-reading.ts';
import { bodyLimitOf, tooLarge } from './limits/body-limit.ts';
import { limitClassOf } from './limits/limit-class.ts';
import { forward } from './proxy/forward.ts';
import type { Origin } from './proxy/message-headers.ts';
import { BodyTooLarge, announcedLength, drainBody } from './proxy/request-body.ts';
import { logRequest } from './request-log.ts';
import type { Route } from './routing/route-table.ts';
import type { SiteRoutes } from './site/site-routes.ts';

export interface GatewayOptions {
  findRoute(method: string, path: string): Route | undefined;
  siteRoutes: SiteRoutes;
  cachedReading: CachedReading;
  /** None on the inside listener: there the site's own servers ask, for many visitors at once. */
  limits: RequestLimits | undefined;
  trustedHops: number;
  /** Whether this listener is out of the outside's reach. */
  inside: boolean;
  logger: Logger;
  metrics: Metrics;
}

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function splitTarget(target: string): [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark === -1 ? [target, ''] : [target.slice(0, mark), target.slice(mark)];
}

function originOf(request: IncomingMessage, trustedHops: number): Origin {
  const address = clientAddress(request.socket.remoteAddress, header(request, 'x-forwarded-for'), trustedHops);
  return { address, protocol: trustedHops > 0 && header(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http' };
}

/** The one origin that browsers talk to: its own health, then by path to whoever owns it. */
export function createGateway(options: GatewayOptions): RequestListener {
  const { findRoute, siteRoutes, cachedReading, limits, trustedHops, inside } = options;

  async function serve(request: IncomingMessage, response: ServerResponse, route: Route, path: string, query: string, trace: Trace): Promise<void> {
    const method = request.method as string;
    const origin = originOf(request, trustedHops);
    const kind = limits && limitClassOf(route, method, query);
    if (kind !== undefined) await limits?.count(kind, { address: countedAddress(origin.address) });
    if (await cachedReading.answer({ request, response, route, path, query, trace })) return;
    const bodyLimit = bodyLimitOf(route);
    if (announcedLength(request) > bodyLimit) throw tooLarge(route);
    const answered = (status: number) => {
      if (writing.has(method) && status < 300) cachedReading.changed(route);
    };
    await forward({ request, response, upstream: route.upstream, origin, trace, bodyLimit, answered });
    drainBody(request);
  }

  return (request, response) => {
    const [path, query] = splitTarget(request.url ?? '');
    if (siteRoutes.answer(path, response, inside)) return;
    const trace = beginTrace(header(request, 'traceparent'), header(request, 'x-request-id'));
    const route = path.startsWith('/') && methods.has(request.method as string) ? findRoute(request.method as string, path) : undefined;
    logRequest(request, response, { path, route, trace, ...options });
    const served = route === undefined ? Promise.reject(new Failure('NOT_FOUND')) : serve(request, response, route, path, query, trace);
    served.catch((error: unknown) => {
      const failure = error instanceof Failure ? error : error instanceof BodyTooLarge && route ? tooLarge(route) : new Failure('GENERAL_ERROR');
      if (failure.status >= 500) options.logger.error({ err: error, requestId: trace.requestId, upstream: route?.upstream.name }, failure.code);
      answerFailure(request, response, failure, { trace, isApi: route?.kind !== 'page' });
    });
  };
}
