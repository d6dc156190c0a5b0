import { pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { storeMe } from '@gvg/customer-ui/address-book';
import { useMutation, useQueryClient } from '@gvg/query';
import { confirmed } from '@gvg/browser-kit/session';
import { sessionsQuery } from './sessions.ts';

export type PasswordChange = NonNullable<CallInput<'changePassword'>['body']>;

/** Changes the password, which may sign out other browsers. The form shows a failure. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => confirmed(() => pageContext().api.call('changePassword', { body })),
    meta: { onError: 'silent' },
    onSuccess(user) {
      storeMe(client, user);
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

/** Closes the account. `onClosed` is called even if the dialog was closed meanwhile. The dialog shows a failure. */
export const useCloseAccount = (onClosed: () => void) =>
  useMutation({
    mutationFn: ({ forfeitsCredit }: { forfeitsCredit: boolean }) =>
      confirmed(() =>
        pageContext().api.call('closeAccount', forfeitsCredit ? { query: { forfeitsCredit: 'true' } } : {}),
      ),
    meta: { onError: 'silent' },
    onSuccess: onClosed,
  });
