import { apiQuery, pageContext, shellApi } from '@gvg/browser-kit';
import type { ErrorReport } from '@gvg/browser-kit';
import { meQuery } from '@gvg/customer-ui/address-book';
import { useMutation, useQueryClient } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { confirmed } from '@gvg/browser-kit/session';

/** The second factor of the signed-in person. */
export const secondFactorQuery = apiQuery('getSecondFactor', {});

/** The account says whether it has a second factor, and the session who has one. */
function showSecondFactor(client: QueryClient, hasSecondFactor: boolean): void {
  client.setQueryData(meQuery.queryKey, (me) => me && { ...me, hasSecondFactor });
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
  void shellApi().session.reload();
}

/** Makes a secret for an authenticator. */
export const useBeginSecondFactor = (onError: ErrorReport) =>
  useMutation({
    mutationFn: () => confirmed(() => pageContext().api.call('beginSecondFactor', {})),
    meta: { onError },
  });

/** Sets the second factor up with the authenticator's first code, and makes recovery codes. The form shows a failure. */
export function useEnableSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => pageContext().api.call('enableSecondFactor', { body: { code } }),
    meta: { onError: 'silent' },
    onSuccess() {
      showSecondFactor(client, true);
      void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    },
  });
}

/** `onDisabled` is called on any page. */
export function useDisableSecondFactor(onError: ErrorReport, onDisabled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => confirmed(() => pageContext().api.call('disableSecondFactor', {})),
    meta: { onError },
    onSuccess() {
      showSecondFactor(client, false);
      onDisabled();
    },
  });
}

export function useRenewRecoveryCodes(onError: ErrorReport) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => confirmed(() => pageContext().api.call('renewRecoveryCodes', {})),
    meta: { onError },
    onSuccess: () => void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  });
}
