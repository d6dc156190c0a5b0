import type { QueryFilter } from 'mongoose';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import type { exportUsers } from '@gvg/contracts/identity/http/exports';
import { listUsers } from '@gvg/contracts/identity/http/users';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Identity } from '../../identity.ts';
import { searchPatterns } from '../search-words.ts';
import type { StoredUser } from '../user.model.ts';
import { presentUserSummary } from '../user.presenter.ts';

export type UserFilter = Omit<QueryOf<typeof exportUsers>, 'separator'>;

export function userFilter({
  search = '',
  role,
  blocked,
  ids,
}: UserFilter & { ids?: QueryOf<typeof listUsers>['ids'] }): QueryFilter<StoredUser> {
  const groups = searchPatterns(search);
  return {
    isClosed: false,
    ...(ids !== undefined && { _id: { $in: ids } }),
    ...(role !== undefined && { roles: role }),
    ...(blocked !== undefined && { isBlocked: blocked }),
    ...(groups.length > 0 && {
      $or: groups.map((patterns) => ({ $and: patterns.map((pattern) => ({ searchWords: pattern })) })),
    }),
  };
}

export function listUsersRoute({ app, users }: Identity): void {
  mount(app, listUsers, ({ query }) => {
    const { field, direction } = parseSort(query.sort);
    return findStaffPage(users, {
      filter: userFilter(query),
      sort: { [field === 'displayName' ? 'nameOrder' : field]: direction, _id: direction },
      paging: query,
      present: presentUserSummary,
    });
  });
}
