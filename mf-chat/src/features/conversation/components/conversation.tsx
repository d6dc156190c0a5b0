import { useReadableStore } from '@gvg/browser-kit';
import type { ChatDraft } from '@gvg/contracts/composition/shell-api';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { useTranslation } from '@gvg/i18n';
import { ErrorState, color, fontWeight, radius, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { initialState } from '../store/conversation-state.ts';
import type { ConversationStore } from '../store/conversation-store.ts';
import { sideOf } from '../store/message-list.ts';
import { usePictureDrop } from '../use-picture-drop.ts';
import { usePicturesToSend } from '../use-pictures-to-send.ts';
import { useReading } from '../use-reading.ts';
import { Composer } from './composer.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { MessageList } from './message-list.tsx';

const Frame = styled('div')({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  backgroundColor: color.paper,
});
const Foot = styled('div')({
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.card,
  '@supports (padding: env(safe-area-inset-bottom))': { paddingBottom: 'env(safe-area-inset-bottom)' },
});
const Centered = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto' });
const DropZone = styled('div')({
  position: 'absolute',
  inset: 8,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${color.jade}`,
  borderRadius: radius.card,
  backgroundColor: color.jadeSoft,
  color: color.jade,
  fontWeight: fontWeight.strong,
  pointerEvents: 'none',
});

export interface ConversationProps {
  store: ConversationStore;
  /** Returns the author's name for a message of the other side, or for the typing person. */
  otherName: (message?: Message) => string;
  /** Shown in an empty conversation and above its first message. */
  start: ReactNode;
  /** Above the field, such as suggestions. */
  aboveField?: ReactNode;
  draft?: ChatDraft | undefined;
  isFieldFocused?: boolean;
  /** Called before a link or card opens a page of the shop. */
  onOpen?: (() => void) | undefined;
}

/** A conversation with its field, for the customer's side and for staff's. */
export function Conversation({
  store,
  otherName,
  start,
  aboveField,
  draft,
  isFieldFocused = false,
  onOpen,
}: ConversationProps) {
  const { t } = useChatTexts();
  const { t: errorText } = useTranslation('errors');
  const state = useReadableStore(store, initialState);
  const pictures = usePicturesToSend();
  const { isOver, handlers } = usePictureDrop(pictures.add);
  useReading(store, state);
  const { phase, error, messages, outgoing, typing } = state;
  const nameOf = (message: Message) => (sideOf(message) === store.side ? t('you') : otherName(message));
  const isShown = phase === 'ready' || messages.length > 0 || outgoing.length > 0;
  return (
    <Frame {...handlers}>
      <ConnectionLine />
      {isShown ? (
        <MessageList
          store={store}
          state={state}
          nameOf={nameOf}
          typingName={typing?.name ?? otherName()}
          start={start}
          onOpen={onOpen}
        />
      ) : phase === 'loading' ? (
        <ListSkeleton />
      ) : (
        <Centered>
          <ErrorState
            text={error === undefined || error.status === 0 ? t('noConnection') : errorText(error.code)}
            onRetry={() => void store.load()}
          />
        </Centered>
      )}
      <Foot>
        {aboveField}
        <Composer
          pictures={pictures}
          initial={store.drafts.read()}
          draft={draft}
          isFocused={isFieldFocused}
          onChange={store.drafts.write}
          onType={store.type}
          onSend={store.send}
        />
      </Foot>
      {isOver && <DropZone>{t('dropPictures')}</DropZone>}
    </Frame>
  );
}
