import type { ErrorCode } from '@gvg/contracts/errors';
import { errors } from 'undici';

export interface UpstreamFailure {
  code: ErrorCode;
  /** The upstream took the request and did not answer in its time. */
  timedOut: boolean;
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const dropped = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

/** What a client is told when its request could not be answered from behind: away (503), too slow (504), or broken (502). */
export function upstreamFailure(error: unknown): UpstreamFailure {
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError) return { code: 'GATEWAY_TIMEOUT', timedOut: true };
  if (unreachable.has(String(codeOf(error)))) return { code: 'SERVICE_UNAVAILABLE', timedOut: codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT' };
  return { code: 'BAD_GATEWAY', timedOut: false };
}

/** A kept-alive connection was closed by the other side just as it was used: nothing was answered, so a reading request can be sent again. */
export function wasDropped(error: unknown): boolean {
  return dropped.has(String(codeOf(error)));
}
