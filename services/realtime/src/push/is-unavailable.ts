import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { ErrorCode } from '@gvg/contracts/errors';
import { isLostDependency } from '@gvg/service-kit/lost-dependency';

const unavailableCodes: ReadonlySet<ErrorCode> = new Set(['SERVICE_UNAVAILABLE', 'GATEWAY_TIMEOUT']);

/** Whether Redis, chat or notify is away: the event then waits in its queue. */
export const isUnavailable = (error: unknown): boolean => isLostDependency(error) || (error instanceof ApiFailure && unavailableCodes.has(error.code));
