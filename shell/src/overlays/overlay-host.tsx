import { laterComponent } from '@gvg/browser-kit';
import { addressWithoutDestination } from '@gvg/customer-ui';
import { useTranslation } from '@gvg/i18n';
import { leaveClosedLayers, useLocation } from '@gvg/router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadAccount } from '../account/load-account.ts';
import { loadNotifications } from '../bell/load-notifications.ts';
import { loadChat } from '../chat/load-chat.ts';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { PageAnnouncer } from '../page/page-announcer.tsx';
import { closeLeftOverlays, closeOverlay, overlayStore, showToast } from './overlay-store.ts';
import type { Overlay } from './overlay-store.ts';
import { PlainToasts } from './plain-toasts.tsx';

// The code of each is loaded on first use.
const Filter = laterComponent(() =>
  import(/* webpackChunkName: "later-filter" */ '../filter/filter-drawer.tsx').then((module) => module.FilterDrawer),
);
const SearchScreen = laterComponent(() =>
  import(/* webpackChunkName: "later-search" */ '../search/search-screen.tsx').then((module) => module.SearchScreen),
);
const DestinationChooser = laterComponent(() =>
  import(/* webpackChunkName: "later-destination" */ '../destination/destination-chooser.tsx').then(
    (module) => module.DestinationChooser,
  ),
);
const ErrorModal = laterComponent(() =>
  import(/* webpackChunkName: "later-notices" */ './error-modal.tsx').then((module) => module.ErrorModal),
);
const ImageViewer = laterComponent(() =>
  import(/* webpackChunkName: "later-images" */ './image-viewer.tsx').then((module) => module.ImageViewer),
);
const QrModal = laterComponent(() =>
  import(/* webpackChunkName: "later-qr" */ './qr-modal.tsx').then((module) => module.QrModal),
);
const SignInModal = laterComponent(() => loadAccount().then((module) => module.SignInModal));
const ConfirmationModal = laterComponent(() => loadAccount().then((module) => module.ConfirmationModal));
const ChatOverlay = laterComponent(() => loadChat().then((module) => module.ChatOverlay));
const NotificationsOverlay = laterComponent(() => loadNotifications().then((module) => module.NotificationsOverlay));
const Toasts = laterComponent(() =>
  import(/* webpackChunkName: "later-notices" */ './toasts.tsx').then((module) => module.Toasts),
);

function OverlayContent({ overlay }: { overlay: Overlay }) {
  const close = () => closeOverlay(overlay.kind);
  switch (overlay.kind) {
    case 'filter':
      return <Filter onClose={close} />;
    case 'search':
      return <SearchScreen keyword={overlay.keyword} onClose={close} />;
    case 'destination':
      return <DestinationChooser onClose={close} {...(overlay.onChosen ? { onChosen: overlay.onChosen } : {})} />;
    case 'error':
      return <ErrorModal code={overlay.code} title={overlay.title} onClose={close} />;
    case 'images':
      return <ImageViewer images={overlay.images} startAt={overlay.startAt} onClose={close} />;
    case 'qr':
      return <QrModal onClose={close} />;
    case 'sign-in':
      return <SignInModal {...overlay} onClose={close} />;
    case 'confirmation':
      return <ConfirmationModal onConfirmed={overlay.onConfirmed} onClose={close} />;
    case 'chat':
      return <ChatOverlay draft={overlay.draft} onClose={close} />;
    case 'notifications':
      return <NotificationsOverlay onClose={close} />;
  }
}

/** Not the chat, in which one goes on talking. */
const closedOnNavigation = [
  'filter',
  'search',
  'destination',
  'images',
  'qr',
  'sign-in',
  'confirmation',
  'notifications',
] as const;

/** Renders the open overlays and toasts. */
export function OverlayHost() {
  const { t } = useTranslation('shell');
  const { open, toasts } = useSyncExternalStore(overlayStore.subscribe, overlayStore.get, overlayStore.server);
  useEffect(leaveClosedLayers, []);
  const address = addressWithoutDestination(useLocation());
  // React may render a navigation after something was opened on its page.
  useEffect(() => closeLeftOverlays(closedOnNavigation), [address]);
  const reportClosed = (kind: Overlay['kind']) => {
    closeOverlay(kind);
    showToast({ kind: 'error', text: t('remoteFailedText') });
  };
  return (
    <>
      <PageAnnouncer />
      {open.map((overlay) => (
        <ErrorBoundary key={overlay.kind} onFail={() => reportClosed(overlay.kind)}>
          <Suspense>
            <OverlayContent overlay={overlay} />
          </Suspense>
        </ErrorBoundary>
      ))}
      {toasts.length > 0 && (
        <ErrorBoundary failed={<PlainToasts toasts={toasts} />}>
          <Suspense>
            <Toasts toasts={toasts} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
