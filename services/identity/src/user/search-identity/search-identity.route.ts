import { searchIdentity } from '@gvg/contracts/identity/http/search';
import type { UserHit } from '@gvg/contracts/identity/http/search';
import { findHits } from '@gvg/service-kit/data/find-hits';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { isFoundByPhone, searchFilters } from '../search-words.ts';
import type { StoredUser } from '../user.model.ts';

/** Searches accounts by the words of the list's search, each with its index (rules/admin-pages.md). */
export function searchIdentityRoute({ app, users }: Identity): void {
  mount(app, searchIdentity, async ({ query: { q, limit }, caller }) => {
    const filters = searchFilters(q, caller).map((filter) => ({ isClosed: false, ...filter }));
    const found = await findHits(users, { filters, latest: 'createdAt', limit });
    return { users: { ...found, hits: found.hits.map((user) => presentHit(user, q)) } };
  });
}

/** Shows no number: that requires an audited look. */
function presentHit(user: StoredUser, search: string): UserHit {
  const { _id, displayName, email, avatar, roles, isBlocked, createdAt } = user;
  return {
    ...{ _id: _id.toHexString(), displayName, email, avatar, roles, isBlocked, createdAt: createdAt.toISOString() },
    isFoundByPhone: isFoundByPhone(search, user),
  };
}
