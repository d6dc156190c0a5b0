import { socketErrors } from '@gvg/contracts/realtime/socket-events';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isLostDependency } from '@gvg/service-kit/lifecycle/lost-dependency';

export type SocketErrorCode = (typeof socketErrors)[number];

const isSocketError = (code: string): code is SocketErrorCode => (socketErrors as readonly string[]).includes(code);

/** Returns the client's code for a failure; SERVICE_UNAVAILABLE for a lost dependency and any unexpected error. */
export function socketErrorOf(error: unknown): SocketErrorCode {
  return error instanceof ApiFailure && isSocketError(error.code) ? error.code : 'SERVICE_UNAVAILABLE';
}

/** Returns true if a failure is a bug rather than a response to the client. */
export const isUnexpected = (error: unknown): boolean => !(error instanceof ApiFailure) && !isLostDependency(error);
