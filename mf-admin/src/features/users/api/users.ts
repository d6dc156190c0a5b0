import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput, CallResponse } from '@gvg/browser-kit';
import { confirmed } from '@gvg/browser-kit/session';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@gvg/query';

export const usersKey = keyOf('/v1/users');

/** One page of accounts. The previous page stays until it has loaded. */
export const usersQuery = (query: NonNullable<CallInput<'listUsers'>['query']>) => ({
  ...apiQuery('listUsers', { query }),
  placeholderData: keepPreviousData,
});

export const userQuery = (id: string) => apiQuery('getUser', { params: { id } });

/** Users by the given ids. Closed accounts are missing. Without ids, no request is sent. */
export function useUsersById(ids: readonly (string | null)[]): ReadonlyMap<string, UserSummary> {
  const wanted = [...new Set(ids.filter((id) => id !== null))].toSorted();
  const { data } = useQuery({
    ...usersQuery({ ids: wanted.join(','), limit: 100 }),
    enabled: wanted.length > 0,
  });
  return new Map(data?.docs.map((user) => [user._id, user]));
}

/** Staff writes on an account. Those of roles, blocks and the second factor may require re-authentication. */
type UserWrite = 'setRole' | 'setBlock' | 'setBlocks' | 'resetSecondFactor' | 'endUserSessions' | 'createUser';

/**
 * Writes an account, after re-authentication if the service requires it, and invalidates lists and the account. The caller shows errors. CONFIRMATION_REQUIRED
 * means that the user cancelled the confirmation.
 */
export function useUserWrite<Name extends UserWrite>(name: Name, onDone: (answer: CallResponse<Name>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => confirmed(() => pageContext().api.call(name, input)),
    meta: { onError: 'silent' },
    onSuccess: (answer: CallResponse<Name>) => onDone(answer),
    onSettled: () => client.invalidateQueries({ queryKey: usersKey }),
  });
}

/** Reads personal data. A mutation, not a query, because each access is audited. */
export const useLook = <Name extends 'lookAtSessions' | 'lookAtAddresses'>(name: Name) =>
  useMutation({
    mutationFn: (id: string) => pageContext().api.call(name, { params: { id } } as CallInput<Name>),
    meta: { onError: 'silent' },
  });
