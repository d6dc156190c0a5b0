import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { useQuery } from '@gvg/query';
import { useMemo } from 'react';
import { usersQuery } from './users.ts';

/** More than a shop of this kind has. */
const limit = 100;

const staffQuery = (role: 'ADMIN' | 'SYSTEM_ADMIN') => usersQuery({ role, limit });

/** Staff members by name, including blocked ones. Empty until loaded. */
export function useStaffMembers(): UserSummary[] {
  const { data: admins } = useQuery(staffQuery('ADMIN'));
  const { data: systemAdmins } = useQuery(staffQuery('SYSTEM_ADMIN'));
  return useMemo(() => {
    const users = [...(admins?.docs ?? []), ...(systemAdmins?.docs ?? [])];
    return [...new Map(users.map((user) => [user._id, user])).values()].toSorted((one, other) =>
      one.displayName.localeCompare(other.displayName, 'vi'),
    );
  }, [admins, systemAdmins]);
}

/** Staff members who can be assigned work. */
export const useColleagues = (): UserSummary[] => useStaffMembers().filter(({ isBlocked }) => !isBlocked);
