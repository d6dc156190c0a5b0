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

/** The page's one conversation of a customer: it goes on while the panel is closed, so that what is written is sent, and the panel opens at once the next time. */
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
  // At once, also while the panel is closed: what one person has written must not be sent as another's.
  const unsubscribe = session.subscribe(() => !isStillThere(person, session.get()) && end());
  const end = () => {
    unsubscribe();
    stop();
    if (current?.store === store) current = undefined;
  };
  current = { person, store, end };
  return store;
}

/** `id.signature`, of which the id alone names the guest (rules/accounts.md). */
const guestId = () => readGuestCookie()?.split('.')[0];

/** The own conversation of who is signed in, or of the guest; undefined until it is known who that is, `none` where the browser takes no cookies. */
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
