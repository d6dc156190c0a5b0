import { hasCustomer, shellApi } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { Bell, VisuallyHidden, styled } from '@gvg/ui';
import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { slotStyles } from '../cart/slot-link.ts';
import { closeOverlay, openOverlay, overlayStore } from '../overlays/overlay-store.ts';
import { isRouteDeployed } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { useIsConnecting } from '../realtime/use-is-connecting.ts';
import { loadNotifications } from './load-notifications.ts';

const BellCount = lazy<ComponentType>(() =>
  loadNotifications().then(
    (module) => ({ default: module.BellCount }),
    () => ({ default: () => null }),
  ),
);

const Button = styled('button')({ ...slotStyles, padding: 0, border: 0, backgroundColor: 'transparent', cursor: 'pointer' });

const isPanelOpen = () => overlayStore.get().open.some(({ kind }) => kind === 'notifications');

async function toggle(): Promise<void> {
  if (isPanelOpen()) closeOverlay('notifications');
  else if (hasCustomer() || (await shellApi().session.signIn())) openOverlay({ kind: 'notifications' });
}

/** The bell with the number of unread notifications: opens and closes their panel. */
export function BellButton() {
  const { t } = useTranslation('shell');
  const isOpen = useSyncExternalStore(overlayStore.subscribe, isPanelOpen, () => false);
  const isConnecting = useIsConnecting();
  if (!isRouteDeployed(usePageInfo(), '/user/notification')) return null;
  return (
    <Button type="button" aria-expanded={isOpen} aria-haspopup="dialog" onClick={() => void toggle()}>
      <Bell size={22} aria-hidden />
      <VisuallyHidden>{t('notifications')}</VisuallyHidden>
      {isConnecting && (
        <Suspense>
          <BellCount />
        </Suspense>
      )}
    </Button>
  );
}
