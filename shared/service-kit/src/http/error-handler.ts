import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { ErrorBody } from '@gvg/contracts/errors';
import { ApiFailure } from './api-failure.ts';
import { failedVisit } from './failed-visit.ts';
import { isLostDependency } from '../lifecycle/lost-dependency.ts';
import type { Logger } from '../telemetry/logger.ts';
import { traceOf } from './request-context.ts';

/** Converts errors of express and its body parser: malformed JSON (400), a body over the limit (413), an unsupported encoding (415). */
function fromBodyParser(error: unknown): ApiFailure | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  if (!(error instanceof Error) || typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return new ApiFailure('INVALID_PAYLOAD', { status, cause: error });
}

export function errorBodyOf(failure: ApiFailure, requestId: string): ErrorBody {
  return {
    statusCode: failure.status,
    message: failure.code,
    requestId,
    ...(failure.details === undefined ? {} : { details: [...failure.details] }),
    ...(failure.current === undefined ? {} : { current: failure.current }),
    ...(failure.challenge === undefined ? {} : { challenge: failure.challenge }),
    ...(failure.mustSetUp === undefined ? {} : { mustSetUp: failure.mustSetUp }),
  };
}

/** Seconds after which a request may be repeated while a dependency is away. */
const lostDependencyRetrySeconds = '5';

function expectedFailure(error: unknown): ApiFailure | undefined {
  if (error instanceof ApiFailure) return error;
  if (isLostDependency(error))
    return new ApiFailure('SERVICE_UNAVAILABLE', {
      cause: error,
      headers: { 'retry-after': lostDependencyRetrySeconds },
    });
  return fromBodyParser(error);
}

/**
 * Returns the failure to send for `error`. A lost database or cache is SERVICE_UNAVAILABLE. An unexpected error is logged in full and
 * becomes GENERAL_ERROR.
 */
export function failureOf(error: unknown, logger: Logger): ApiFailure {
  const expected = expectedFailure(error);
  if (isLostDependency(error)) logger.warn({ err: error }, 'a dependency is unavailable');
  if (expected === undefined) logger.error({ err: error }, 'request failed unexpectedly');
  return expected ?? new ApiFailure('GENERAL_ERROR');
}

/** Sends every failure in the format of the contracts. */
export function respondToErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const failure = failureOf(error, logger);
    if (response.headersSent) {
      next(error);
      return;
    }
    response
      .status(failure.status)
      .set({ 'cache-control': 'no-store', ...failure.headers })
      .json(errorBodyOf(failure, traceOf(response).requestId));
  };
}

/**
 * Handles errors of a route that browsers navigate to (`isVisit`): redirects browsers to a page of the shop; other clients get the error
 * itself.
 */
export function respondToFailedVisits(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const { redirect } = request.query;
    const failure = failureOf(error, logger);
    const location = failedVisit(request.headers, typeof redirect === 'string' ? redirect : undefined, failure.code);
    if (location === undefined || response.headersSent) next(failure);
    else response.set('cache-control', 'no-store').redirect(302, location);
  };
}

export const notFound: RequestHandler = () => {
  throw new ApiFailure('NOT_FOUND');
};
