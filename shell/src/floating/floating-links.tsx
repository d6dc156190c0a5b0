import { useReadableStore } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { ArrowUp, from, motion, styled, zIndex } from '@gvg/ui';
import { useRef } from 'react';
import { ChatButton } from '../chat/chat-button.tsx';
import type { FooterContent } from '../chrome/chrome-content.ts';
import { useScrolledBeyond } from '../header/use-scrolled-beyond.ts';
import { isRouteDeployed } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { noOverlays, overlayStore } from '../overlays/overlay-store.ts';
import { useIsOverlayOpen } from '../overlays/use-is-overlay-open.ts';
import { MessengerIcon, WhatsappIcon, ZaloIcon } from './channel-icons.tsx';
import { roundButton } from './round-button.ts';
import { useClearPlace } from './use-clear-place.ts';
import { useIsScrollingDown } from './use-is-scrolling-down.ts';

/** Specification §2: shown after scrolling more than 200 px. */
const backToTopThreshold = 200;

/** From this width the channels fit into the page margin; below it they would cover prices and buttons. */
const wideViewport = '(min-width: 1440px)';

/** Without scripts there is no chat, so the list is always visible. */
const scriptingDisabled = '@media (scripting: none)';

/** Keeps its place and stays reachable by keyboard, which makes it visible. */
const away = {
  transition: `opacity ${motion.quick}, transform ${motion.calm}`,
  '&[data-away]:not(:focus-within)': { opacity: 0, pointerEvents: 'none' },
} as const;

const Stack = styled('div')({
  ...away,
  position: 'fixed',
  zIndex: zIndex.floating,
  right: 16,
  bottom: 16,
  display: 'grid',
  gap: 10,
  justifyItems: 'center',
  [from.desktop]: { right: 20, bottom: 20 },
});

const Chat = styled('div')(away);

/** Hidden by `visibility`, so that it reserves its space and its appearance shifts nothing. */
const ToTop = styled('button')({ ...roundButton, visibility: 'hidden', '&[data-shown]': { visibility: 'visible' } });
const Channel = styled('a')(roundButton);
const Channels = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`@media not all and ${wideViewport}`]: { '&[data-in-panel]': { display: 'none' } },
  [scriptingDisabled]: { '&[data-in-panel]': { display: 'grid' } },
});

const channels = [
  { key: 'messenger', label: 'onMessenger', Icon: MessengerIcon },
  { key: 'zalo', label: 'onZalo', Icon: ZaloIcon },
  { key: 'whatsapp', label: 'onWhatsapp', Icon: WhatsappIcon },
] as const;

/** Links to the configured messaging channels, the support chat, and the back-to-top button. */
export function FloatingLinks({ contacts }: { contacts: FooterContent['contacts'] }) {
  const { t } = useTranslation('shell');
  const isBackToTopVisible = useScrolledBeyond(backToTopThreshold);
  // On narrow viewports, the chat's panel shows the channels.
  const hasChat = isRouteDeployed(usePageInfo(), '/user/notification');
  const available = channels.filter(({ key }) => contacts[key] !== '');
  const stack = useRef<HTMLDivElement>(null);
  const isChatOpen = useIsOverlayOpen('chat');
  const lift = useClearPlace(stack, isChatOpen);
  const isAway = useIsScrollingDown() && !isChatOpen;
  const isCoveredByToast = useReadableStore(overlayStore, noOverlays).toasts.length > 0 && !isChatOpen;
  return (
    <Stack
      ref={stack}
      data-floating=""
      data-away={isCoveredByToast ? '' : undefined}
      style={lift === 0 ? undefined : { transform: `translateY(${-lift}px)` }}
    >
      <ToTop
        type="button"
        aria-label={t('scrollToTop')}
        data-shown={isBackToTopVisible ? '' : undefined}
        onClick={() => scrollTo({ top: 0 })}
      >
        <ArrowUp size={20} aria-hidden />
      </ToTop>
      {available.length > 0 && (
        <Channels aria-label={t('chatChannels')} data-in-panel={hasChat ? '' : undefined}>
          {available.map(({ key, label, Icon }) => (
            <li key={key}>
              <Channel href={contacts[key]} target="_blank" rel="noreferrer" aria-label={t(label)}>
                <Icon />
              </Channel>
            </li>
          ))}
        </Channels>
      )}
      {hasChat && (
        <Chat data-away={isAway ? '' : undefined}>
          <ChatButton />
        </Chat>
      )}
    </Stack>
  );
}
