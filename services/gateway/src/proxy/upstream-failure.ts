import type { ErrorCode } from '@gvg/contracts/errors';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { errors } from 'undici';
import type { Upstream } from './upstream.ts';

const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const resetCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/** The upstream did not accept the connection or did not respond in time. */
function isTimeout(error: unknown): boolean {
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError || error instanceof errors.ConnectTimeoutError;
}

function failureCode(error: unknown): ErrorCode {
  if (unreachableCodes.has(codeOf(error))) return 'SERVICE_UNAVAILABLE';
  return isTimeout(error) ? 'GATEWAY_TIMEOUT' : 'BAD_GATEWAY';
}

/** The upstream closed a keep-alive connection just as it was reused: there was no response, so a read can be retried. */
export function isConnectionReset(error: unknown): boolean {
  return resetCodes.has(codeOf(error));
}

function createFailure(code: ErrorCode, cause?: unknown): ApiFailure {
  return new ApiFailure(code, { cause, ...(code === 'SERVICE_UNAVAILABLE' ? { headers: { 'retry-after': '2' } } : {}) });
}

/** Maps an upstream error to the client's failure: unreachable (503), timed out (504) or broken (502). Records timeouts in the breaker. */
export function upstreamFailure(upstream: Upstream, error: unknown): ApiFailure {
  if (isTimeout(error)) upstream.breaker.recordTimeout(performance.now());
  return createFailure(failureCode(error), error);
}

/** Throws SERVICE_UNAVAILABLE while the circuit is open or the queue is full. */
export function assertAvailable({ breaker, pool, maxQueuedRequests }: Upstream): void {
  if (!breaker.allowsRequest(performance.now()) || pool.stats.queued >= maxQueuedRequests) throw createFailure('SERVICE_UNAVAILABLE');
}
