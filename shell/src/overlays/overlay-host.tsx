import { addressWithoutDestination } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { leaveClosedLayers, useLocation } from '@gvg/router';
import { Component, Suspense, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { loadAccount } from '../account/load-account.ts';
import { loadNotifications } from '../bell/load-notifications.ts';
import { loadChat } from '../chat/load-chat.ts';
import { PageAnnouncer } from '../page/page-announcer.tsx';
import { reportFailure } from '../page/report-failure.ts';
import { closeOverlay, overlayStore, showToast } from './overlay-store.ts';
import type { Overlay, ShownToast } from './overlay-store.ts';
import { PlainToasts } from './plain-toasts.tsx';

/** The code of each is loaded on first use. */
const createContents = () => ({
  Filter: lazy(() => import(/* webpackChunkName: "later-filter" */ '../filter/filter-drawer.tsx').then((module) => ({ default: module.FilterDrawer }))),
  SearchScreen: lazy(() => import(/* webpackChunkName: "later-search" */ '../search/search-screen.tsx').then((module) => ({ default: module.SearchScreen }))),
  DestinationChooser: lazy(() => import(/* webpackChunkName: "later-destination" */ '../destination/destination-chooser.tsx').then((module) => ({ default: module.DestinationChooser }))),
  ErrorModal: lazy(() => import(/* webpackChunkName: "later-notices" */ './error-modal.tsx').then((module) => ({ default: module.ErrorModal }))),
  ImageViewer: lazy(() => import(/* webpackChunkName: "later-images" */ './image-viewer.tsx').then((module) => ({ default: module.ImageViewer }))),
  QrModal: lazy(() => import(/* webpackChunkName: "later-qr" */ './qr-modal.tsx').then((module) => ({ default: module.QrModal }))),
  SignInModal: lazy(() => loadAccount().then((module) => ({ default: module.SignInModal }))),
  ConfirmationModal: lazy(() => loadAccount().then((module) => ({ default: module.ConfirmationModal }))),
  ChatOverlay: lazy(() => loadChat().then((module) => ({ default: module.ChatOverlay }))),
  NotificationsOverlay: lazy(() => loadNotifications().then((module) => ({ default: module.NotificationsOverlay }))),
  Toasts: lazy(() => import(/* webpackChunkName: "later-notices" */ './toasts.tsx').then((module) => ({ default: module.Toasts }))),
});

let contents = createContents();

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
    // React remembers what could not be loaded; what is opened next is requested again.
    contents = createContents();
    this.props.onFail?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

function OverlayContent({ overlay }: { overlay: Overlay }) {
  const [{ Filter, SearchScreen, DestinationChooser, ErrorModal, ImageViewer, QrModal, SignInModal, ConfirmationModal, ChatOverlay, NotificationsOverlay }] = useState(contents);
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

function ToastList({ toasts }: { toasts: readonly ShownToast[] }) {
  const [{ Toasts }] = useState(contents);
  return <Toasts toasts={toasts} />;
}

/** Not the chat, in which one goes on talking. */
const closedOnNavigation = ['filter', 'search', 'destination', 'images', 'qr', 'sign-in', 'confirmation', 'notifications'] as const;

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
            <ToastList toasts={toasts} />
          </Suspense>
        </OverlayErrorBoundary>
      )}
    </>
  );
}
