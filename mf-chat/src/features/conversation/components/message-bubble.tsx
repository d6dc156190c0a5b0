import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { VisuallyHidden } from '@gvg/ui';
import { Check, CheckCheck } from '@gvg/ui/later-icons';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { timeOf } from '../times.ts';
import { anchorAttribute } from '../use-pinned-scroll.ts';
import { Below, Bubble, Row } from './bubble.tsx';
import { LinkedText } from './linked-text.tsx';
import { MessageCard } from './message-card.tsx';
import { MessagePictures } from './message-pictures.tsx';

export interface MessageBubbleProps {
  message: Message;
  /** Whether the reader's side wrote it, and the author's name. */
  isOwn: boolean;
  name: string;
  /** Whether the other side has read it. Shown for own messages. */
  isRead: boolean;
  /** Whether it is the last one in a row of one side, which has the time below. */
  isLast: boolean;
  /** Returns the URL by which a signed picture is shown. */
  shownAt: (address: string) => string;
  onPictureError: () => void;
  /** Called before a link or card opens a page of the shop. */
  onOpen?: (() => void) | undefined;
}

/** A stored message of either side. */
export function MessageBubble({
  message: { content, createdAt },
  isOwn,
  name,
  isRead,
  isLast,
  shownAt,
  onPictureError,
  onOpen,
}: MessageBubbleProps) {
  const { t } = useChatTexts();
  const { text, images, link, card } = content;
  return (
    <Row isOwn={isOwn} isLast={isLast} {...anchorAttribute}>
      <VisuallyHidden>{t('saidBy', { name })}</VisuallyHidden>
      {images.length > 0 && (
        <MessagePictures
          pictures={images.map(({ signedUrl, width, height }) => ({ address: shownAt(signedUrl), width, height }))}
          name={name}
          onError={onPictureError}
        />
      )}
      {(text !== '' || link !== undefined) && (
        <Bubble tone={isOwn ? 'own' : 'other'}>
          {text !== '' && <LinkedText text={text} onOpen={onOpen} />}
          {link !== undefined && (
            <LinkedText text={link.startsWith('/') ? window.location.origin + link : link} onOpen={onOpen} />
          )}
        </Bubble>
      )}
      {card && <MessageCard card={card} onOpen={onOpen} />}
      {isLast && (
        <Below>
          <time dateTime={createdAt}>{timeOf(createdAt)}</time>
          {isOwn && (
            <>
              {isRead ? <CheckCheck size={15} aria-hidden /> : <Check size={15} aria-hidden />}
              <VisuallyHidden>{t(isRead ? 'read' : 'sent')}</VisuallyHidden>
            </>
          )}
        </Below>
      )}
    </Row>
  );
}
