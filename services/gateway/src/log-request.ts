import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { Metrics } from '@gvg/service-kit/telemetry/metrics';
import type { Trace } from '@gvg/service-kit/telemetry/trace-context';
import type { Route } from './routing/route-table.ts';

export interface LoggedRequest {
  path: string;
  route: Route | undefined;
  trace: Trace;
  logger: Logger;
  metrics: Metrics;
}

/** Writes one log line and one metric per request. The query is omitted: it may contain an email address or a code. */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { path, route, trace, logger, metrics }: LoggedRequest,
): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const milliseconds = performance.now() - startedAt;
    const status = response.writableFinished ? response.statusCode : 499;
    const label = route?.label ?? 'unrouted';
    metrics.requestSeconds.observe({ method: request.method as string, route: label, status }, milliseconds / 1000);
    logger.info(
      {
        requestId: trace.requestId,
        clientRequestId: trace.clientRequestId,
        traceId: trace.traceId,
        spanId: trace.spanId,
        method: request.method,
        path,
        upstream: route?.upstream.name,
        status,
        milliseconds: Math.round(milliseconds * 100) / 100,
      },
      'request',
    );
  });
}
