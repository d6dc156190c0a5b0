import { apiQuery, pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { useMutation, useQueryClient } from '@gvg/query';

export const preferencesQuery = apiQuery('getPreferences', {});
export const pushKeyQuery = apiQuery('getPushKey', {});

const mutationKey = ['preferences'];

/** Saves the preferences. Pending until the service's are loaded again. A failure is a toast (specification §8). */
export function useUpdatePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: (input: CallInput<'updatePreferences'>) => pageContext().api.call('updatePreferences', input),
    meta: { onError: 'toast' },
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1
        ? client.invalidateQueries({ queryKey: preferencesQuery.queryKey })
        : undefined,
  });
}
