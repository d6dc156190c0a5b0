import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredQuote } from './quote.model.ts';

/** Throws `QUOTE_EXPIRED` if the last answer has expired, and `QUOTE_STATUS_CONFLICT` if there is none or it was decided or withdrawn. */
export function checkOpenAnswer({ status, expiresAt }: Pick<StoredQuote, 'status' | 'expiresAt'>, now: Date): void {
  if (status === 'EXPIRED') throw new ApiFailure('QUOTE_EXPIRED');
  if (status !== 'ANSWERED' || expiresAt === undefined) throw new ApiFailure('QUOTE_STATUS_CONFLICT');
  if (expiresAt <= now) throw new ApiFailure('QUOTE_EXPIRED');
}
