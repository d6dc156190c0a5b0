import { useInfiniteScroll } from '@gvg/browser-kit/lists';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { Note, VisuallyHidden, color, fontSize, fontWeight, radius, styled, tapTarget } from '@gvg/ui';
import { ArrowDown } from '@gvg/ui/later-icons';
import { Fragment, useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { listEntries } from '../list-entries.ts';
import type { ConversationState } from '../store/conversation-state.ts';
import type { ConversationStore } from '../store/conversation-store.ts';
import { sideOf } from '../store/message-list.ts';
import { messageInWords, useAnnouncement } from '../use-announcement.ts';
import { usePinnedScroll } from '../use-pinned-scroll.ts';
import { DaySeparator, UnreadSeparator } from './separators.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { TypingDots } from './typing-dots.tsx';

const Frame = styled('div')({ position: 'relative', display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0 });
const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -3 },
});
const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  justifyContent: 'flex-end',
  padding: '8px 14px 12px',
});
const List = styled('ol')({ padding: 0, listStyle: 'none' });
const ToLatest = styled('button')({
  position: 'absolute',
  insetInlineEnd: 12,
  bottom: 12,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: tapTarget,
  minHeight: tapTarget,
  padding: '0 12px',
  justifyContent: 'center',
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  backgroundColor: color.card,
  color: color.jade,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  boxShadow: `0 4px 16px ${color.shade}`,
  cursor: 'pointer',
});

export interface MessageListProps {
  store: ConversationStore;
  state: ConversationState;
  /** Returns the name of a message's author. `typingName` is the person of the other side who is writing. */
  nameOf: (message: Message) => string;
  typingName: string;
  /** Shown before the first message of the conversation. */
  start: ReactNode;
  onOpen: (() => void) | undefined;
}

/** Messages with the newest at the bottom. Earlier ones are loaded when the reader scrolls up (specification §2 and §9). */
export function MessageList({ store, state, nameOf, typingName, start, onOpen }: MessageListProps) {
  const { t, locale } = useChatTexts();
  const { messages, outgoing, hasEarlier, isLoadingEarlier, room, typing, unreadAfter } = state;
  const { container, content, isAtEnd, scrollToEnd } = usePinnedScroll(messages.length + outgoing.length === 0);
  const loadMore = useCallback(() => void store.loadEarlier(), [store]);
  useInfiniteScroll(
    { loadMore, hasNextPage: hasEarlier, isLoadingMore: isLoadingEarlier },
    { container, direction: 'up' },
  );
  const shownAt = useSignedAddress();
  const announced = useAnnouncement(store, state);
  const lastOutgoing = outgoing.at(-1)?.clientId;
  const known = useRef(lastOutgoing);
  useEffect(() => {
    if (lastOutgoing !== undefined && lastOutgoing !== known.current) scrollToEnd();
    known.current = lastOutgoing;
  }, [lastOutgoing, scrollToEnd]);
  const other = store.side === 'customer' ? 'staff' : 'customer';
  const readByOther = room?.readSeq[other] ?? 0;
  const isUnseen = !isAtEnd && announced !== undefined && announced.seq === messages.at(-1)?.seq;
  return (
    <Frame>
      <Scroll ref={container} role="region" aria-label={t('messages')} tabIndex={0}>
        <Content ref={content}>
          {hasEarlier ? (
            <Note role="status" sx={{ minHeight: 32, textAlign: 'center' }}>
              {isLoadingEarlier && t('loadingEarlier')}
            </Note>
          ) : (
            start
          )}
          <List>
            {listEntries(messages, unreadAfter).map((entry) => (
              <Fragment key={entry.key}>
                {entry.kind === 'day' && <DaySeparator instant={entry.instant} locale={locale} />}
                {entry.kind === 'unread' && <UnreadSeparator />}
                {entry.kind === 'message' && (
                  <MessageBubble
                    message={entry.message}
                    isOwn={sideOf(entry.message) === store.side}
                    name={nameOf(entry.message)}
                    isRead={entry.message.seq <= readByOther}
                    isLast={entry.isLast}
                    shownAt={shownAt}
                    onPictureError={() => void store.renewPictures()}
                    onOpen={onOpen}
                  />
                )}
              </Fragment>
            ))}
            {outgoing.map((message) => (
              <OutgoingBubble
                key={message.clientId}
                message={message}
                onSendAgain={store.sendAgain}
                onDelete={store.remove}
              />
            ))}
          </List>
          {typing && <TypingDots name={typingName} />}
        </Content>
      </Scroll>
      {!isAtEnd && (
        <ToLatest type="button" aria-label={isUnseen ? undefined : t('toLatest')} onClick={scrollToEnd}>
          <ArrowDown size={18} aria-hidden />
          {isUnseen && t('newMessages')}
        </ToLatest>
      )}
      <VisuallyHidden aria-live="polite">
        {announced && t('announced', { name: nameOf(announced), text: messageInWords(announced, t) })}
      </VisuallyHidden>
    </Frame>
  );
}
