import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { Cart } from '../cart.ts';
import type { StoredQuote } from './quote.model.ts';

/** Display names of those who answered the quotes, by id; whose account is closed, or all of them while identity does not respond, is left out. */
export type AnswererNames = (quotes: readonly Pick<StoredQuote, 'versions'>[]) => Promise<ReadonlyMap<string, string>>;

/** Most names that identity gives at once. */
const maximum = 100;
/** A quote is shown without names rather than late. */
const timeoutMs = 1_000;

export function createStaffNames({ environment, logger }: Pick<Cart, 'environment' | 'logger'>): AnswererNames {
  const target = {
    url: environment.IDENTITY_INTERNAL_URL,
    secret: environment.INTERNAL_SECRET,
    service: 'cart',
    timeout: timeoutMs,
  };
  return async (quotes) => {
    const ids = [...new Set(quotes.flatMap(({ versions }) => versions.map(({ answeredBy }) => answeredBy)))].slice(
      0,
      maximum,
    );
    if (ids.length === 0) return new Map();
    try {
      const { docs } = await callInternal(getUserContacts, target, { body: { ids } });
      return new Map(docs.map(({ _id, displayName }) => [_id, displayName]));
    } catch (error) {
      logger.warn({ err: error }, 'quotes are shown without names of who answered');
      return new Map();
    }
  };
}
