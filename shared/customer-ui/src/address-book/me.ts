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
  /** The fields of the account as they will be after the write; without them, the account stays as it is until then. */
  expected?: Partial<User>;
}

export type UpdateMe = CallInput<'updateMe'> & MeWrite;

/** The signed-in person with the writes under way. */
export function useMe() {
  const me = useQuery(meQuery);
  const writes = usePendingVariables<MeWrite>(meWrites, me.dataUpdatedAt);
  return { ...me, data: me.data && writes.reduce((known, { expected }) => ({ ...known, ...expected }), me.data) };
}

/** Shows the account as the service has stored it, unless the answer to a later write has come before. */
export function showMe(client: QueryClient, user: User): void {
  client.setQueryData(meQuery.queryKey, (known) =>
    known !== undefined && known.revision > user.revision ? known : user,
  );
}

/** `showMe`, also in the shell. */
export function storeMe(client: QueryClient, user: User): void {
  showMe(client, user);
  void shellApi().session.reload();
}

/** After VERSION_CONFLICT the page shows the account as it is now; what was shown before its time is put right. */
export function showStoredMe(client: QueryClient, { code, current }: ApiError, { expected }: MeWrite): void {
  if (code === 'VERSION_CONFLICT' && current !== undefined) showMe(client, current as User);
  else if (expected !== undefined) void client.invalidateQueries({ queryKey: meQuery.queryKey });
}

export interface UpdateMeOptions {
  /** By default, the caller shows a failure. */
  onError?: ErrorReport;
  /** Called on any page. */
  onSaved?: () => void;
}

/** Changes the account. */
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
