import type { RequestHandler } from 'express';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { traceOf } from '../http/request-context.ts';

/** Metrics are labelled with the route pattern, never with the path: each id would create a time series. */
const unrouted = 'unrouted';

function levelOf(status: number): 'info' | 'error' {
  return status >= 500 ? 'error' : 'info';
}

/** Writes one log line and one measurement per request. Omits the query, which may contain an email address or a code. */
export function logRequests(logger: Logger, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const startedAt = process.hrtime.bigint();
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9;
      const route = (response.locals['route'] as string | undefined) ?? unrouted;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.requestSeconds.observe({ method: request.method, route, status }, seconds);
      if (route.startsWith('/health') || route === '/metrics') return;
      const { requestId, traceId, spanId, parentSpanId } = traceOf(response);
      logger[levelOf(status)](
        {
          requestId,
          traceId,
          spanId,
          parentSpanId,
          method: request.method,
          path: request.path,
          route,
          status,
          milliseconds: Math.round(seconds * 1e5) / 100,
        },
        'request',
      );
    });
    next();
  };
}
