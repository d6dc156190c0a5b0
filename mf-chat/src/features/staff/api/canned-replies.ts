import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { useMutation, useQueryClient } from '@gvg/query';

const cannedReplyKeys = { all: keyOf('/v1/canned-replies') };

/** All replies on one page; a shop has about a dozen. */
export const cannedRepliesQuery = apiQuery('listCannedReplies', { query: { limit: 100 } });

/** Creates a canned reply, or changes `reply`. The form shows a failure. */
export function useSaveCannedReply(reply: CannedReply | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<CannedReply, 'title' | 'text'>) => {
      const { api } = pageContext();
      return reply === undefined
        ? api.call('createCannedReply', { body })
        : api.call('updateCannedReply', { params: { id: reply._id }, body: { ...body, revision: reply.revision } });
    },
    meta: { onError: 'silent' },
    onSuccess: () => void client.invalidateQueries({ queryKey: cannedReplyKeys.all }),
  });
}

/** Removes the canned reply with this id. A failure is a toast. */
export function useRemoveCannedReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => pageContext().api.call('removeCannedReply', { params: { id } }),
    meta: { onError: 'toast' },
    onSuccess: () => void client.invalidateQueries({ queryKey: cannedReplyKeys.all }),
  });
}
