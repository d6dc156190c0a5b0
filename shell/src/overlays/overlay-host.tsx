import { addressWithoutDestination, laterComponent } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { leaveClosedLayers, useLocation } from '@gvg/router';
import { Component, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { loadAccount } from '../account/load-account.ts';
import { loadNotifications } from '../bell/load-notifications.ts';
import { loadChat } from '../chat/load-chat.ts';
import { PageAnnouncer } from '../page/page-announcer.tsx';
import { reportFailure } from '../page/report-failure.ts';
import { closeOverlay, overlayStore, showToast } from './overlay-store.ts';
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

interface BoundaryProps {
  onFail?: () => void;
  failed?: ReactNode;
  children: ReactNode;
}

/** For an overlay whose chunk failed to load or that threw; the page is unaffected. */
class OverlayErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error);
    this.props.onFail?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

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
  const shownAddress = useRef(address);
  useEffect(() => {
    // Not at start: something may have been opened by then.
    if (shownAddress.current !== address) for (const kind of closedOnNavigation) closeOverlay(kind);
    shownAddress.current = address;
  }, [address]);
  const reportClosed = (kind: Overlay['kind']) => {
    closeOverlay(kind);
    showToast({ kind: 'error', text: t('remoteFailedText') });
  };
  return (
    <>
      <PageAnnouncer />
      {open.map((overlay) => (
        <OverlayErrorBoundary key={overlay.kind} onFail={() => reportClosed(overlay.kind)}>
          <Suspense>
            <OverlayContent overlay={overlay} />
          </Suspense>
        </OverlayErrorBoundary>
      ))}
      {toasts.length > 0 && (
        <OverlayErrorBoundary failed={<PlainToasts toasts={toasts} />}>
          <Suspense>
            <Toasts toasts={toasts} />
          </Suspense>
        </OverlayErrorBoundary>
      )}
    </>
  );
}
