import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { useMutation, useQueryClient } from '@gvg/query';

export const repliesKey = keyOf('/v1/canned-replies');

/** The maximum on one page. A shop has about a dozen. */
export const repliesQuery = apiQuery('listCannedReplies', { query: { limit: 100 } });

type ReplyFields = Pick<CannedReply, 'title' | 'text'>;

/** Creates a canned reply, or updates one with its revision. The form shows errors. */
export function useSaveReply(id: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ fields, revision }: { fields: ReplyFields; revision: number }) => {
      const { api } = pageContext();
      return id === undefined
        ? api.call('createCannedReply', { body: fields })
        : api.call('updateCannedReply', { params: { id }, body: { ...fields, revision } });
    },
    meta: { onError: 'silent' },
    onSuccess: () => void client.invalidateQueries({ queryKey: repliesKey }),
  });
}

/** Removes a canned reply, or recreates a removed one. An error is shown as a toast. */
export function useReplyUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ reply, isBack }: { reply: CannedReply; isBack: boolean }) => {
      const { api } = pageContext();
      const { _id, title, text } = reply;
      await (isBack
        ? api.call('createCannedReply', { body: { title, text } })
        : api.call('removeCannedReply', { params: { id: _id } }));
    },
    meta: { onError: 'toast' },
    onSettled: () => void client.invalidateQueries({ queryKey: repliesKey }),
  });
}
