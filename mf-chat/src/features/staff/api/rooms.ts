import { apiListQuery, apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { useMutation, useQueryClient } from '@gvg/query';

export const roomKeys = { all: keyOf('/v1/rooms') };

export const roomQuery = (id: string) => apiQuery('getRoom', { params: { id } });

/** Conversations, latest message first. */
export const roomsQuery = ({ search, isUnreadOnly }: { search: string; isUnreadOnly: boolean }) =>
  apiListQuery('listRooms', {
    query: { ...(search === '' ? {} : { displayName: search }), ...(isUnreadOnly ? { isRead: 'false' } : {}) },
  });

/** A failure is a toast. */
export function useUpdateRoom({ onSuccess }: { onSuccess: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'updateRoom'>) => pageContext().api.call('updateRoom', input),
    meta: { onError: 'toast' },
    onSuccess() {
      void client.invalidateQueries({ queryKey: roomKeys.all });
      onSuccess();
    },
  });
}
