import { pageContext, readGuestCookie, shellApi, useSession } from '@gvg/browser-kit';
import { whenCustomer } from '@gvg/browser-kit/session';
import type { SessionState } from '@gvg/contracts/composition/shell-api';
import { useEffect, useState } from 'react';
import { ConversationStore } from './store/conversation-store.ts';
import { StoredQueue, chatQueueKey } from './store/stored-queue.ts';

interface Current {
  person: string;
  store: ConversationStore;
  end: () => void;
}

/**
 * The page's only conversation of a customer. It stays active while the panel is closed, so that messages are sent and the panel reopens
 * immediately.
 */
let current: Current | undefined;

const isStillThere = (person: string, session: SessionState) => {
  if (session.status === 'user') return person === `user:${session.user.id}`;
  return session.status === 'starting' || person.startsWith('guest:');
};

function conversationOf(person: string, mergedGuest: string | undefined): ConversationStore {
  if (current?.person === person) return current.store;
  current?.end();
  const { realtime, environment, session } = shellApi();
  const store = new ConversationStore({
    api: pageContext().api,
    realtime,
    queue: new StoredQueue(chatQueueKey(environment)),
    person,
    mergedGuest,
  });
  const stop = store.start();
  // Immediately, even while the panel is closed, because one person's messages must not be sent as another's.
  const unsubscribe = session.subscribe(() => !isStillThere(person, session.get()) && end());
  const end = () => {
    unsubscribe();
    stop();
    if (current?.store === store) current = undefined;
  };
  current = { person, store, end };
  return store;
}

/** Format `id.signature`, of which only the id identifies the guest (rules/accounts.md). */
const guestId = () => readGuestCookie()?.split('.')[0];

/**
 * Returns the conversation of the signed-in user or the guest. Undefined until the session is known, `none` if the browser accepts no
 * cookies.
 */
export function useCustomerConversation(): ConversationStore | 'none' | undefined {
  const session = useSession();
  const [store, setStore] = useState<ConversationStore | 'none'>();
  useEffect(() => {
    if (session.status === 'starting') return undefined;
    if (session.status === 'user') {
      setStore(conversationOf(`user:${session.user.id}`, session.mergedGuest));
      return undefined;
    }
    let isCurrent = true;
    void whenCustomer().then(
      (hasGuest) => isCurrent && setStore(hasGuest ? conversationOf(`guest:${guestId() ?? ''}`, undefined) : 'none'),
    );
    return () => {
      isCurrent = false;
    };
  }, [session]);
  useEffect(() => (store === undefined || store === 'none' ? undefined : store.enter()), [store]);
  return store;
}
