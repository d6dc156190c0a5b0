import { apiQuery, pageContext, usePendingVariables } from '@gvg/browser-kit';
import type { Session } from '@gvg/contracts/identity/http/account';
import { useMutation, useQuery, useQueryClient } from '@gvg/query';

/** Browsers in which the person is signed in. */
export const sessionsQuery = apiQuery('listSessions', {});

const mutationKey = ['sessions', 'ends'];

/** Returns the browsers in which the person is signed in, without those that are being signed out. */
export function useSessions() {
  const sessions = useQuery(sessionsQuery);
  const ended = usePendingVariables<readonly Session[]>(mutationKey, sessions.dataUpdatedAt).flat();
  const isLeft = ({ _id }: Session) => !ended.some((session) => session._id === _id);
  return { ...sessions, data: sessions.data?.docs.filter(isLeft) };
}

/** Signs browsers out, one at a time. A failure is a toast, because they are removed from the list in advance. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: async (sessions: readonly Session[]) => {
      for (const { _id } of sessions) await pageContext().api.call('endSession', { params: { id: _id } });
    },
    meta: { onError: 'toast' },
    // Not while another write is pending, because the response would not include its change.
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1
        ? client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
        : undefined,
  });
}
