import type { QueryFilter } from 'mongoose';
import type { Caller } from '@gvg/contracts/definitions/caller';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import type { exportUsers } from '@gvg/contracts/identity/http/exports';
import { listUsers } from '@gvg/contracts/identity/http/users';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Identity } from '../../identity.ts';
import { searchFilters } from '../search-words.ts';
import type { StoredUser } from '../user.model.ts';
import { presentUserSummary } from '../user.presenter.ts';

export type UserFilter = Omit<QueryOf<typeof exportUsers>, 'separator'>;

export function userFilter(
  { search = '', role, blocked, ids }: UserFilter & { ids?: QueryOf<typeof listUsers>['ids'] },
  caller: Caller,
): QueryFilter<StoredUser> {
  const searched = searchFilters(search, caller);
  return {
    isClosed: false,
    ...(ids !== undefined && { _id: { $in: ids } }),
    ...(role !== undefined && { roles: role }),
    ...(blocked !== undefined && { isBlocked: blocked }),
    ...(searched.length > 0 && { $or: searched }),
  };
}

export function listUsersRoute({ app, users }: Identity): void {
  mount(app, listUsers, ({ query, caller }) => {
    const { field, direction } = parseSort(query.sort);
    return findStaffPage(users, {
      filter: userFilter(query, caller),
      sort: { [field === 'displayName' ? 'nameOrder' : field]: direction, _id: direction },
      paging: query,
      present: presentUserSummary,
    });
  });
}
