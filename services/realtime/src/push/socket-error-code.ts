import { socketErrors } from '@gvg/contracts/realtime/socket-events';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isLostDependency } from '@gvg/service-kit/lifecycle/lost-dependency';

export type SocketErrorCode = (typeof socketErrors)[number];

const isSocketError = (code: string): code is SocketErrorCode => (socketErrors as readonly string[]).includes(code);

/** The code that a client gets for a failure; SERVICE_UNAVAILABLE for a lost dependency and for whatever is no expected failure. */
export function socketErrorOf(error: unknown): SocketErrorCode {
  return error instanceof ApiFailure && isSocketError(error.code) ? error.code : 'SERVICE_UNAVAILABLE';
}

/** Whether a failure is a bug rather than an answer to the client. */
export const isUnexpected = (error: unknown): boolean => !(error instanceof ApiFailure) && !isLostDependency(error);
