import { useTranslation } from '@gvg/i18n';
import { color, fontWeight, styled } from '@gvg/ui';
import { CircleAlert, RotateCcw, Trash2 } from '@gvg/ui/later-icons';
import { TextButton } from '@gvg/ui/later-components';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import type { OutgoingMessage } from '../store/outgoing-message.ts';
import { previewOf } from '../use-pictures-to-send.ts';
import { Below, Bubble, Row } from './bubble.tsx';
import { LinkedText } from './linked-text.tsx';
import { MessageCard } from './message-card.tsx';
import { MessagePictures } from './message-pictures.tsx';

const Failure = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.clay,
  fontWeight: fontWeight.strong,
});
const Reason = styled('span')({ flexBasis: '100%', textAlign: 'end' });

export interface OutgoingBubbleProps {
  message: OutgoingMessage;
  onSendAgain: (clientId: string) => void;
  onDelete: (clientId: string) => void;
}

/** A message that is not stored yet: being sent, waiting, or rejected, with the possible actions. */
export function OutgoingBubble({
  message: { clientId, content, state, failure },
  onSendAgain,
  onDelete,
}: OutgoingBubbleProps) {
  const { t } = useChatTexts();
  const { t: errorText } = useTranslation('errors');
  const { text, images, link, card } = content;
  const words = [text, link].filter((each) => each !== undefined && each !== '').join('\n');
  return (
    <Row isOwn isLast>
      {images.length > 0 && (
        <MessagePictures
          pictures={images.map(({ url, ...size }) => ({ address: previewOf(url), ...size }))}
          name={t('you')}
        />
      )}
      {words !== '' && (
        <Bubble tone={state === 'sending' ? 'own' : 'unsent'}>
          <LinkedText text={words} />
        </Bubble>
      )}
      {card && <MessageCard card={card} />}
      {state === 'failed' ? (
        <Below role="group" aria-label={t('notSent')} sx={{ justifyContent: 'flex-end', columnGap: '14px' }}>
          <Failure role="alert">
            <CircleAlert size={15} aria-hidden />
            {t('notSent')}
          </Failure>
          <TextButton onClick={() => onSendAgain(clientId)}>
            <RotateCcw size={15} aria-hidden />
            {t('sendAgain')}
          </TextButton>
          <TextButton isDangerous onClick={() => onDelete(clientId)}>
            <Trash2 size={15} aria-hidden />
            {t('delete')}
          </TextButton>
          {failure !== undefined && <Reason>{errorText(failure)}</Reason>}
        </Below>
      ) : (
        <Below>{t({ sending: 'sending', waiting: 'waiting', limited: 'waitingLimit' }[state])}</Below>
      )}
    </Row>
  );
}
