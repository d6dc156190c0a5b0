import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { Cart } from '../cart.ts';
import type { StoredQuote } from './quote.model.ts';

/** Display names of people by id; who has closed the account, or everybody while identity does not respond, is left out. */
export type UserNames = (ids: Iterable<string>) => Promise<ReadonlyMap<string, string>>;

/** Display names of those who answered the quotes, by id. */
export type AnswererNames = (quotes: readonly Pick<StoredQuote, 'versions'>[]) => Promise<ReadonlyMap<string, string>>;

/** Most names that identity gives at once. */
const maximum = 100;
/** What they belong to is shown without names rather than late. */
const timeoutMs = 1_000;

export function createUserNames({ environment, logger }: Pick<Cart, 'environment' | 'logger'>): UserNames {
  const target = {
    url: environment.IDENTITY_INTERNAL_URL,
    secret: environment.INTERNAL_SECRET,
    service: 'cart',
    timeout: timeoutMs,
  };
  return async (all) => {
    const ids = [...new Set(all)].slice(0, maximum);
    if (ids.length === 0) return new Map();
    try {
      const { docs } = await callInternal(getUserContacts, target, { body: { ids } });
      return new Map(docs.map(({ _id, displayName }) => [_id, displayName]));
    } catch (error) {
      logger.warn({ err: error }, 'people are shown without their names');
      return new Map();
    }
  };
}

export function createStaffNames(cart: Pick<Cart, 'environment' | 'logger'>): AnswererNames {
  const namesOf = createUserNames(cart);
  return (quotes) => namesOf(quotes.flatMap(({ versions }) => versions.map(({ answeredBy }) => answeredBy)));
}
