import { useEffect } from 'react';
import type { ConversationState } from './store/conversation-state.ts';
import type { ConversationStore } from './store/conversation-store.ts';

/** Interval of checking the URLs of pictures, which expire after an hour. */
const renewalMs = 30_000;

/** While the conversation is visible and the window has the focus, marks messages as read and renews the URLs of pictures. */
export function useReading(
  store: ConversationStore,
  { phase, messages }: Pick<ConversationState, 'phase' | 'messages'>,
): void {
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible' && document.hasFocus()) void store.markRead();
    };
    read();
    window.addEventListener('focus', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      window.removeEventListener('focus', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, [store, phase, messages]);
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') void store.renewPictures();
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    const timer = setInterval(renew, renewalMs);
    return () => {
      document.removeEventListener('visibilitychange', renew);
      clearInterval(timer);
    };
  }, [store]);
}
