import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorBodyOf } from '@gvg/service-kit/http/error-handler';
import { failedVisit } from '@gvg/service-kit/http/failed-visit';
import type { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Trace } from '@gvg/service-kit/telemetry/trace-context';
import { drainBody } from '../proxy/request-body.ts';
import { errorPage, errorPagePolicy } from './error-page.ts';
import { securityHeaders } from './security-headers.ts';

/** Browsers get HTML for page requests; API calls always get JSON. */
function wantsPage(request: IncomingMessage, isApi: boolean): boolean {
  return !isApi && (request.headers.accept?.includes('text/html') ?? false);
}

/**
 * Sends a failure in the contracts' format, as an HTML page to a browser, or as a redirect to the page that a visit started from. After the headers were sent,
 * it can only close the connection.
 */
export function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  failure: ApiFailure,
  { trace, isApi, visit }: { trace: Trace; isApi: boolean; visit?: { redirect: string | undefined } | undefined },
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const location = visit && failedVisit(request.headers, visit.redirect, failure.code);
  if (location !== undefined) {
    response
      .writeHead(302, { ...securityHeaders, location, 'cache-control': 'no-store', 'x-request-id': trace.requestId })
      .end();
    return;
  }
  const page = wantsPage(request, isApi);
  const body = page
    ? errorPage(request.url ?? '/', failure.status, trace.requestId)
    : JSON.stringify(errorBodyOf(failure, trace.requestId));
  response.writeHead(failure.status, {
    ...securityHeaders,
    'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': trace.requestId,
    ...(page ? { 'content-security-policy': errorPagePolicy } : {}),
    ...failure.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  drainBody(request);
}
