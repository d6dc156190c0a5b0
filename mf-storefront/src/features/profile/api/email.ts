import { pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { showMe } from '@gvg/customer-ui/address-book';
import { useMutation, useQueryClient } from '@gvg/query';

/** Requests another mail address, which has to be verified first. The form shows a failure. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'changeEmail'>) => pageContext().api.call('changeEmail', input),
    meta: { onError: 'silent' },
    onSuccess: (user) => showMe(client, user),
  });
}

/** Sends the mail that verifies an address again. A failure is a toast. */
export const useRequestVerification = () =>
  useMutation({
    mutationFn: () => pageContext().api.call('requestVerification', {}),
    meta: { onError: 'toast' },
  });
