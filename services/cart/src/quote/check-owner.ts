import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredQuote } from './quote.model.ts';

/** Throws QUOTE_NOT_FOUND for everybody but the quote's owner: nobody learns of other people's quotes. */
export function checkOwner({ user }: Pick<StoredQuote, 'user'>, caller: { id: string }): void {
  if (user !== caller.id) throw new ApiFailure('QUOTE_NOT_FOUND');
}
