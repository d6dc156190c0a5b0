import type { QueryFilter } from 'mongoose';
import { exportUsers } from '@gvg/contracts/identity/http/exports';
import { recordExport } from '@gvg/service-kit/data/record-export';
import { streamDocuments } from '@gvg/service-kit/data/stream-documents';
import { mountCsv } from '@gvg/service-kit/http/csv-endpoint';
import { csvFileName } from '@gvg/service-kit/http/csv-file-name';
import type { Identity } from '../../identity.ts';
import { userFilter } from '../list-users/list-users.route.ts';
import type { StoredUser } from '../user.model.ts';
import { userColumns, userRow } from './user-row.ts';
import type { ExportedUser } from './user-row.ts';

const select = {
  displayName: 1,
  email: 1,
  emailVerified: 1,
  roles: 1,
  isBlocked: 1,
  createdAt: 1,
  lastSeenAt: 1,
} as const;

export function exportUsersRoute(identity: Identity): void {
  mountCsv(identity, exportUsers, async ({ query: { separator, ...filters }, caller, context }) => {
    const name = csvFileName('users', {}, identity.now());
    const { search, ...others } = filters;
    await recordExport(identity, {
      action: 'user.export',
      name,
      // A person's name, address or number would outlive their account in the audit.
      filters: { ...others, hasSearch: search !== undefined && search !== '' },
      context,
    });
    return { name, columns: userColumns, separator, rows: userRows(identity, userFilter(filters, caller)) };
  });
}

async function* userRows({ users }: Pick<Identity, 'users'>, filter: QueryFilter<StoredUser>) {
  const found = streamDocuments<StoredUser, ExportedUser>(users, {
    filter,
    sort: { createdAt: -1, _id: -1 },
    select,
  });
  for await (const user of found) yield userRow(user);
}
