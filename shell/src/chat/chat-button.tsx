import { optionalComponent, shellApi } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { ChevronDown, MessageCircle, VisuallyHidden, color, styled } from '@gvg/ui';
import { roundButton } from '../floating/round-button.ts';
import { closeOverlay } from '../overlays/overlay-store.ts';
import { useIsOverlayOpen } from '../overlays/use-is-overlay-open.ts';
import { useIsConnecting } from '../realtime/use-is-connecting.ts';
import { loadChat } from './load-chat.ts';

const ChatCount = optionalComponent(() => loadChat().then((module) => module.ChatCount));

const Button = styled('button')({
  ...roundButton,
  position: 'relative',
  width: 56,
  height: 56,
  backgroundColor: color.jade,
  color: color.onJade,
  borderColor: color.jade,
  '&:hover': { backgroundColor: color.jade },
});

/** Opens and closes the support chat; shows the number of unread messages. */
export function ChatButton() {
  const { t } = useTranslation('shell');
  const isOpen = useIsOverlayOpen('chat');
  const isConnecting = useIsConnecting();
  return (
    <Button
      type="button"
      aria-expanded={isOpen}
      onClick={() => (isOpen ? closeOverlay('chat') : shellApi().openChat())}
    >
      {isOpen ? <ChevronDown size={24} aria-hidden /> : <MessageCircle size={24} aria-hidden />}
      <VisuallyHidden>{t('chat')}</VisuallyHidden>
      {isConnecting && <ChatCount />}
    </Button>
  );
}
