import { pageContext, shellApi } from '@gvg/browser-kit';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import { useEffect, useState } from 'react';
import { ConversationStore } from '../conversation/store/conversation-store.ts';
import { StoredQueue, chatQueueKey } from '../conversation/store/stored-queue.ts';
import { readDraft, storeDraft } from './stored-drafts.ts';

/** Opens a conversation for staff while its component is mounted. */
export function useStaffConversation(me: string, { _id: room, customer: { kind, id } }: Room): ConversationStore {
  const [store] = useState(() => {
    const { realtime, environment } = shellApi();
    const person = `user:${me}`;
    return new ConversationStore({
      api: pageContext().api,
      realtime,
      queue: new StoredQueue(chatQueueKey(environment)),
      person,
      opened: { customer: { kind, id }, room },
      drafts: { read: () => readDraft(person, room), write: (draft) => storeDraft(person, room, draft) },
    });
  });
  useEffect(() => store.start(), [store]);
  useEffect(() => store.enter(), [store]);
  return store;
}
