import { pageContext } from '@gvg/browser-kit';
import { useMutation } from '@gvg/query';

/** Creates the authenticator secret that the sign-in with this challenge requires. The caller shows a failure. */
export const useBeginRequiredSecondFactor = () =>
  useMutation({
    mutationFn: (challenge: string) =>
      pageContext().api.call('beginRequiredSecondFactor', { body: { challenge } }, { isAnonymous: true }),
    meta: { onError: 'silent' },
  });
