import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput, CallResponse } from '@gvg/browser-kit';
import { confirmed } from '@gvg/browser-kit/session';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@gvg/query';

export const usersKey = keyOf('/v1/users');

/** One page of accounts; the one before stays until it is there. */
export const usersQuery = (query: NonNullable<CallInput<'listUsers'>['query']>) => ({
  ...apiQuery('listUsers', { query }),
  placeholderData: keepPreviousData,
});

export const userQuery = (id: string) => apiQuery('getUser', { params: { id } });

/** Users that a list names, by their ids; closed accounts are missing. Nothing is asked for without ids. */
export function useUsersById(ids: readonly (string | null)[]): ReadonlyMap<string, UserSummary> {
  const wanted = [...new Set(ids.filter((id) => id !== null))].toSorted();
  const { data } = useQuery({
    ...usersQuery({ ids: wanted.join(','), limit: 100 }),
    enabled: wanted.length > 0,
  });
  return new Map(data?.docs.map((user) => [user._id, user]));
}

/** Staff's writes on an account; those of roles, blocks and the second factor may ask who the person is first. */
type UserWrite = 'setRole' | 'setBlock' | 'setBlocks' | 'resetSecondFactor' | 'endUserSessions' | 'createUser';

/**
 * A write on an account, after the person has confirmed who they are where it asks for that; lists and the account are asked for anew. The caller shows a
 * failure; CONFIRMATION_REQUIRED means that they have decided not to confirm.
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

/** A look at what is a person's own: once for each press of the button, since each is recorded. */
export const useLook = <Name extends 'lookAtSessions' | 'lookAtAddresses'>(name: Name) =>
  useMutation({
    mutationFn: (id: string) => pageContext().api.call(name, { params: { id } } as CallInput<Name>),
    meta: { onError: 'silent' },
  });
