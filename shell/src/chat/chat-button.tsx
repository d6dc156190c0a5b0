import { shellApi } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { ChevronDown, MessageCircle, VisuallyHidden, color, styled } from '@gvg/ui';
import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { roundButton } from '../floating/round-button.ts';
import { closeOverlay, overlayStore } from '../overlays/overlay-store.ts';
import { useIsConnecting } from '../realtime/use-is-connecting.ts';
import { loadChat } from './load-chat.ts';

const ChatCount = lazy<ComponentType>(() =>
  loadChat().then(
    (module) => ({ default: module.ChatCount }),
    () => ({ default: () => null }),
  ),
);

const Button = styled('button')({ ...roundButton, position: 'relative', width: 56, height: 56, backgroundColor: color.jade, color: color.onJade, borderColor: color.jade, '&:hover': { backgroundColor: color.jade } });

const isPanelOpen = () => overlayStore.get().open.some(({ kind }) => kind === 'chat');

/** Opens and closes the support chat; shows how many messages are unread. */
export function ChatButton() {
  const { t } = useTranslation('shell');
  const isOpen = useSyncExternalStore(overlayStore.subscribe, isPanelOpen, () => false);
  const isConnecting = useIsConnecting();
  return (
    <Button type="button" aria-expanded={isOpen} onClick={() => (isOpen ? closeOverlay('chat') : shellApi().openChat())}>
      {isOpen ? <ChevronDown size={24} aria-hidden /> : <MessageCircle size={24} aria-hidden />}
      <VisuallyHidden>{isOpen ? t('closeChat') : t('chat')}</VisuallyHidden>
      {isConnecting && (
        <Suspense>
          <ChatCount />
        </Suspense>
      )}
    </Button>
  );
}
