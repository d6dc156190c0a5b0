import { addressOf, apiQuery, keyOf, shellApi, useDataClient } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { useApiMutation } from '@gvg/browser-kit/mutations';
import type { ApiMutation, CacheWriter, ErrorReport } from '@gvg/browser-kit/mutations';
import type { User } from '@gvg/contracts/identity/http/user-schema';

/** The signed-in person. */
export const meAddress = addressOf('getMe', {});
export const meQuery = apiQuery('getMe', {});

export type UpdateInput = CallInput<'updateMe'>;

export interface UpdateMeOptions {
  /** The expected account, shown until the service has responded. */
  optimistic?: (me: User, input: UpdateInput) => User;
  onSuccess?: () => void;
  /** Default: the caller shows the failure. */
  onError?: ErrorReport;
}

/** Changes the account and shows it everywhere on the page. After VERSION_CONFLICT the page shows the account as it is now. */
export function useUpdateMe({ optimistic, onSuccess, onError = 'silent' }: UpdateMeOptions = {}): ApiMutation<
  UpdateInput,
  User
> {
  const { queries } = useDataClient();
  const showCurrent = (current: unknown) => queries.setQueryData(keyOf(meAddress), current);
  return useApiMutation<'updateMe'>('updateMe', {
    ...(optimistic && {
      optimistic: (cache: CacheWriter, input: UpdateInput) => cache.update(meAddress, (me) => optimistic(me, input)),
    }),
    onSuccess: (user, _input, cache) => {
      cache.update(meAddress, () => user);
      void shellApi().session.reload();
      onSuccess?.();
    },
    onError: (error) => {
      if (error.code === 'VERSION_CONFLICT' && error.current !== undefined) showCurrent(error.current);
      if (typeof onError === 'function') onError(error);
    },
  });
}
