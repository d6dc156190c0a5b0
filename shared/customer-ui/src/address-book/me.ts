import { apiQuery, pageContext, shellApi, usePendingVariables } from '@gvg/browser-kit';
import type { ApiError, CallInput, ErrorReport } from '@gvg/browser-kit';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { useMutation, useQuery, useQueryClient } from '@gvg/query';
import type { QueryClient } from '@gvg/query';

/** The signed-in person. */
export const meQuery = apiQuery('getMe', {});

/** Mutation key of the writes whose result `useMe` shows before the service has confirmed it. */
export const meWrites = ['me', 'writes'];

export interface MeWrite {
  /** Fields of the account after the write. Without them, the account stays unchanged until the response. */
  expected?: Partial<User>;
}

export type UpdateMe = CallInput<'updateMe'> & MeWrite;

/** Returns the signed-in person with pending writes applied. */
export function useMe() {
  const me = useQuery(meQuery);
  const writes = usePendingVariables<MeWrite>(meWrites, me.dataUpdatedAt);
  return { ...me, data: me.data && writes.reduce((known, { expected }) => ({ ...known, ...expected }), me.data) };
}

/** Shows the account from a response, unless the response to a later write came before. */
export function showMe(client: QueryClient, user: User): void {
  client.setQueryData(meQuery.queryKey, (known) =>
    known !== undefined && known.revision > user.revision ? known : user,
  );
}

/** Like `showMe`, and also updates the shell. */
export function storeMe(client: QueryClient, user: User): void {
  showMe(client, user);
  void shellApi().session.reload();
}

/** After VERSION_CONFLICT shows the current account. After other errors reverts fields that were shown in advance. */
export function showStoredMe(client: QueryClient, { code, current }: ApiError, { expected }: MeWrite): void {
  if (code === 'VERSION_CONFLICT' && current !== undefined) showMe(client, current as User);
  else if (expected !== undefined) void client.invalidateQueries({ queryKey: meQuery.queryKey });
}

export interface UpdateMeOptions {
  /** By default, the caller shows a failure. */
  onError?: ErrorReport;
  /** Called even if the page has changed. */
  onSaved?: () => void;
}

export function useUpdateMe({ onError = 'silent', onSaved }: UpdateMeOptions = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: meWrites,
    mutationFn: ({ expected: _expected, ...input }: UpdateMe) => pageContext().api.call('updateMe', input),
    meta: { onError },
    onSuccess(user) {
      storeMe(client, user);
      onSaved?.();
    },
    onError: (error, write) => showStoredMe(client, error, write),
  });
}
