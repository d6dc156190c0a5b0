import { hasCustomer, optionalComponent, shellApi } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { Bell, VisuallyHidden, styled } from '@gvg/ui';
import { slotStyles } from '../cart/slot-link.ts';
import { closeOverlay, isOverlayOpen, openOverlay } from '../overlays/overlay-store.ts';
import { useIsOverlayOpen } from '../overlays/use-is-overlay-open.ts';
import { isRouteDeployed } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { useIsConnecting } from '../realtime/use-is-connecting.ts';
import { loadNotifications } from './load-notifications.ts';

const BellCount = optionalComponent(() => loadNotifications().then((module) => module.BellCount));

const Button = styled('button')({
  ...slotStyles,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
});

async function toggle(): Promise<void> {
  if (isOverlayOpen('notifications')) closeOverlay('notifications');
  else if (hasCustomer() || (await shellApi().session.signIn())) openOverlay({ kind: 'notifications' });
}

/** The bell with the number of unread notifications; opens and closes their panel. */
export function BellButton() {
  const { t } = useTranslation('shell');
  const isOpen = useIsOverlayOpen('notifications');
  const isConnecting = useIsConnecting();
  if (!isRouteDeployed(usePageInfo(), '/user/notification')) return null;
  return (
    <Button type="button" aria-expanded={isOpen} aria-haspopup="dialog" onClick={() => void toggle()}>
      <Bell size={22} aria-hidden />
      <VisuallyHidden>{t('notifications')}</VisuallyHidden>
      {isConnecting && <BellCount />}
    </Button>
  );
}
