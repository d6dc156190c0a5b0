import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { errors } from 'undici';
import { BodyError, ClientDisconnected } from './body-error.ts';

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const resetCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code);

/** There was no connection: nothing of the request was sent. */
export function isUnreachable(error: unknown): boolean {
  return unreachableCodes.has(codeOf(error));
}

/** The connection was lost: the upstream died, or closed a keep-alive connection just as it was reused. */
export function isConnectionReset(error: unknown): boolean {
  return resetCodes.has(codeOf(error));
}

/** The upstream did not accept the connection or did not respond in time. */
export function isTimeout(error: unknown): boolean {
  return (
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError
  );
}

export function serviceUnavailable(cause?: unknown): ApiFailure {
  return new ApiFailure('SERVICE_UNAVAILABLE', { cause, headers: { 'retry-after': '2' } });
}

/** Maps an error to the client's failure: unreachable (503), timed out (504) or broken (502). Errors of the request itself stay as they are. */
export function upstreamFailure(error: unknown): ApiFailure | BodyError | ClientDisconnected {
  if (error instanceof ApiFailure || error instanceof BodyError || error instanceof ClientDisconnected) return error;
  if (isUnreachable(error)) return serviceUnavailable(error);
  return new ApiFailure(isTimeout(error) ? 'GATEWAY_TIMEOUT' : 'BAD_GATEWAY', { cause: error });
}
