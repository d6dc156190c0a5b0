import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredQuote } from './quote.model.ts';

/** Throws `QUOTE_NOT_FOUND` for callers other than the owner, so that a quote's existence is not revealed. */
export function checkOwner({ user }: Pick<StoredQuote, 'user'>, caller: { id: string }): void {
  if (user !== caller.id) throw new ApiFailure('QUOTE_NOT_FOUND');
}
