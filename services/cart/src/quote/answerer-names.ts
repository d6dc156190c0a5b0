import { createUserNames } from '@gvg/service-kit/http/user-names';
import type { Cart } from '../cart.ts';
import type { StoredQuote } from './quote.model.ts';

/** Returns the display names of the staff who answered the quotes, by id. */
export type AnswererNames = (quotes: readonly Pick<StoredQuote, 'versions'>[]) => Promise<ReadonlyMap<string, string>>;

export function createStaffNames({ environment, logger }: Pick<Cart, 'environment' | 'logger'>): AnswererNames {
  const namesOf = createUserNames({ environment, logger, service: 'cart' });
  return (quotes) => namesOf(quotes.flatMap(({ versions }) => versions.map(({ answeredBy }) => answeredBy)));
}
