import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

export const announcementsKey = keyOf('/v1/history-notify/sent');

/** One page of sent announcements. The previous page stays until it has loaded. */
export const announcementsQuery = (page: number) => ({
  ...apiQuery('listAnnouncements', { query: { page, limit: 10 } }),
  placeholderData: keepPreviousData,
});

/** Sends an announcement. The caller shows errors. */
export function useAnnounce(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'createNotification'>) => pageContext().api.call('createNotification', input),
    meta: { onError: 'silent' },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: announcementsKey }),
  });
}
