import type { CsvRow } from '@gvg/service-kit/http/csv-endpoint';
import type { StoredUser } from '../user.model.ts';

export const userColumns = [
  'user',
  'name',
  'email',
  'is_verified',
  'roles',
  'is_blocked',
  'created_at',
  'last_seen_at',
] as const;

export type ExportedUser = Pick<
  StoredUser,
  '_id' | 'displayName' | 'email' | 'emailVerified' | 'roles' | 'isBlocked' | 'createdAt' | 'lastSeenAt'
>;

/** An account as in the list, without the data that only an audited look shows. */
export function userRow(user: ExportedUser): CsvRow<(typeof userColumns)[number]> {
  return {
    user: user._id.toHexString(),
    name: user.displayName,
    email: user.email,
    is_verified: String(user.emailVerified),
    roles: user.roles.join(' '),
    is_blocked: String(user.isBlocked),
    created_at: user.createdAt.toISOString(),
    last_seen_at: user.lastSeenAt.toISOString(),
  };
}
