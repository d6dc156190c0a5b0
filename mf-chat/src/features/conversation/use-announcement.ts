import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { TFunction } from '@gvg/i18n';
import { useEffect, useRef, useState } from 'react';
import { sideOf } from './store/message-list.ts';
import type { ConversationStore } from './store/conversation-store.ts';
import type { ConversationState } from './store/conversation-state.ts';

/** Returns a message as text for screen readers. */
export function messageInWords({ content: { text, images, card } }: Pick<Message, 'content'>, t: TFunction): string {
  return (
    [text, images.length > 0 ? t('pictureCount', { count: images.length }) : '', card ? t('cardText') : '']
      .filter((part) => part !== '')
      .join(', ') || t('link')
  );
}

/** Returns the latest message of the other side that arrived while the conversation was open; undefined before the first. */
export function useAnnouncement(
  { side }: ConversationStore,
  { phase, messages }: Pick<ConversationState, 'phase' | 'messages'>,
): Message | undefined {
  const [announced, setAnnounced] = useState<Message>();
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (phase !== 'ready') return;
    const last = messages.at(-1);
    const seq = last?.seq ?? 0;
    if (last !== undefined && known.current !== undefined && seq > known.current && sideOf(last) !== side)
      setAnnounced(last);
    known.current = Math.max(known.current ?? 0, seq);
  }, [side, phase, messages]);
  return announced;
}
