import type { ErrorCode } from '@gvg/contracts/errors';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { errors } from 'undici';
import type { Upstream } from './upstream.ts';

const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const resetCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/** It took the request, or was asked for a connection, and did not answer in its time. */
function isTimeout(error: unknown): boolean {
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError || error instanceof errors.ConnectTimeoutError;
}

function failureCode(error: unknown): ErrorCode {
  if (unreachableCodes.has(codeOf(error))) return 'SERVICE_UNAVAILABLE';
  return isTimeout(error) ? 'GATEWAY_TIMEOUT' : 'BAD_GATEWAY';
}

/** A kept-alive connection was closed by the other side just as it was used: nothing was answered, so a reading request can be sent again. */
export function isConnectionReset(error: unknown): boolean {
  return resetCodes.has(codeOf(error));
}

function createFailure(code: ErrorCode, cause?: unknown): ApiFailure {
  return new ApiFailure(code, { cause, ...(code === 'SERVICE_UNAVAILABLE' ? { headers: { 'retry-after': '2' } } : {}) });
}

/** What a client is told when its request could not be answered from behind: away (503), too slow (504), or broken (502). */
export function upstreamFailure(upstream: Upstream, error: unknown): ApiFailure {
  if (isTimeout(error)) upstream.breaker.recordFailure();
  return createFailure(failureCode(error), error);
}

/** Throws SERVICE_UNAVAILABLE at once where waiting would be in vain. */
export function assertAvailable({ breaker, pool, maxQueuedRequests }: Upstream): void {
  if (!breaker.allowsRequest() || pool.stats.queued >= maxQueuedRequests) throw createFailure('SERVICE_UNAVAILABLE');
}
