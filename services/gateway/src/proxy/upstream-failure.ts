import type { ErrorCode } from '@gvg/contracts/errors';
import { Failure } from '@gvg/service-kit/failure';
import { errors } from 'undici';
import type { Upstream } from './upstream.ts';

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const dropped = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/** It took the request, or was asked for a connection, and did not answer in its time. */
function timedOut(error: unknown): boolean {
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError || error instanceof errors.ConnectTimeoutError;
}

function failureCode(error: unknown): ErrorCode {
  if (unreachable.has(codeOf(error))) return 'SERVICE_UNAVAILABLE';
  return timedOut(error) ? 'GATEWAY_TIMEOUT' : 'BAD_GATEWAY';
}

/** A kept-alive connection was closed by the other side just as it was used: nothing was answered, so a reading request can be sent again. */
export function wasDropped(error: unknown): boolean {
  return dropped.has(codeOf(error));
}

function failure(code: ErrorCode, cause?: unknown): Failure {
  return new Failure(code, { cause, ...(code === 'SERVICE_UNAVAILABLE' ? { headers: { 'retry-after': '2' } } : {}) });
}

/** What a client is told when its request could not be answered from behind: away (503), too slow (504), or broken (502). */
export function upstreamFailure(upstream: Upstream, error: unknown): Failure {
  if (timedOut(error)) upstream.breaker.timedOut(performance.now());
  return failure(failureCode(error), error);
}

/** Throws SERVICE_UNAVAILABLE at once where waiting would be in vain. */
export function checkAdmission({ breaker, pool, waitingLimit }: Upstream): void {
  if (!breaker.admits(performance.now()) || pool.stats.queued >= waitingLimit) throw failure('SERVICE_UNAVAILABLE');
}
