import { apiQuery, pageContext, shellApi } from '@gvg/browser-kit';
import type { ErrorReport } from '@gvg/browser-kit';
import { meQuery } from '@gvg/customer-ui/address-book';
import { useMutation, useQueryClient } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { confirmed } from '@gvg/browser-kit/session';

/** The second factor of the signed-in person. */
export const secondFactorQuery = apiQuery('getSecondFactor', {});

/** Updates the account and the session, which both have this flag. */
function showSecondFactor(client: QueryClient, hasSecondFactor: boolean): void {
  client.setQueryData(meQuery.queryKey, (me) => me && { ...me, hasSecondFactor });
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
  void shellApi().session.reload();
}

/** Creates a secret for an authenticator. */
export const useBeginSecondFactor = (onError: ErrorReport) =>
  useMutation({
    mutationFn: () => confirmed(() => pageContext().api.call('beginSecondFactor', {})),
    meta: { onError },
  });

/** Enables the second factor with the authenticator's first code, and creates recovery codes. The form shows a failure. */
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

/** `onDisabled` is called even if the page has changed. */
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
