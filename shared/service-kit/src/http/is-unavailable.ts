import { ApiFailure } from './api-failure.ts';
import type { ErrorCode } from '@gvg/contracts/errors';
import { isLostDependency } from '../lifecycle/lost-dependency.ts';

const unavailableCodes: ReadonlySet<ErrorCode> = new Set(['SERVICE_UNAVAILABLE', 'GATEWAY_TIMEOUT']);

/** Returns whether a handler's dependency (Redis or another service) is unavailable. Its event then waits in the queue. */
export const isUnavailable = (error: unknown): boolean =>
  isLostDependency(error) || (error instanceof ApiFailure && unavailableCodes.has(error.code));
