import type { StoredUser } from './user.model.ts';

export function isStaffUser({ roles }: Pick<StoredUser, 'roles'>): boolean {
  return roles.includes('ADMIN') || roles.includes('SYSTEM_ADMIN');
}
