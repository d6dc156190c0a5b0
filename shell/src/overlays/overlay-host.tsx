import { addressWithoutDestination } from '@gvg/browser-kit';
import { leaveClosedLayers, useLocation } from '@gvg/router';
import { Component, Suspense, lazy, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { loadAccount } from '../account/load-account.ts';
import { PageAnnouncer } from '../page/page-announcer.tsx';
import { reportFailure } from '../page/report-failure.ts';
import { closeOverlay, overlayStore } from './overlay-store.ts';
import type { Overlay } from './overlay-store.ts';

const Filter = lazy(() => import(/* webpackChunkName: "later-filter" */ '../filter/filter-drawer.tsx').then((module) => ({ default: module.FilterDrawer })));
const SearchScreen = lazy(() => import(/* webpackChunkName: "later-search" */ '../search/search-screen.tsx').then((module) => ({ default: module.SearchScreen })));
const DestinationChooser = lazy(() => import(/* webpackChunkName: "later-destination" */ '../destination/destination-chooser.tsx').then((module) => ({ default: module.DestinationChooser })));
const ErrorModal = lazy(() => import(/* webpackChunkName: "later-notices" */ './error-modal.tsx').then((module) => ({ default: module.ErrorModal })));
const ImageViewer = lazy(() => import(/* webpackChunkName: "later-images" */ './image-viewer.tsx').then((module) => ({ default: module.ImageViewer })));
const QrModal = lazy(() => import(/* webpackChunkName: "later-qr" */ './qr-modal.tsx').then((module) => ({ default: module.QrModal })));
const SignInModal = lazy(() => loadAccount().then((module) => ({ default: module.SignInModal })));
const ConfirmationModal = lazy(() => loadAccount().then((module) => ({ default: module.ConfirmationModal })));
const Toasts = lazy(() => import(/* webpackChunkName: "later-notices" */ './toasts.tsx').then((module) => ({ default: module.Toasts })));

/** Closes an overlay whose chunk failed to load or that threw; the page is unaffected. */
class OverlayErrorBoundary extends Component<{ onFail?: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error);
    this.props.onFail?.();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
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
  }
}

const closedOnNavigation = ['filter', 'search', 'destination', 'images', 'qr', 'sign-in', 'confirmation'] as const;

/** Renders the open overlays and toasts; the code of each is loaded on first use. */
export function OverlayHost() {
  const { open, toasts } = useSyncExternalStore(overlayStore.subscribe, overlayStore.get, overlayStore.server);
  useEffect(leaveClosedLayers, []);
  const address = addressWithoutDestination(useLocation());
  const shownAddress = useRef(address);
  useEffect(() => {
    // Not at start: something may have been opened by then.
    if (shownAddress.current !== address) for (const kind of closedOnNavigation) closeOverlay(kind);
    shownAddress.current = address;
  }, [address]);
  return (
    <>
      <PageAnnouncer />
      {open.map((overlay) => (
        <OverlayErrorBoundary key={overlay.kind} onFail={() => closeOverlay(overlay.kind)}>
          <Suspense>
            <OverlayContent overlay={overlay} />
          </Suspense>
        </OverlayErrorBoundary>
      ))}
      {toasts.length > 0 && (
        <OverlayErrorBoundary>
          <Suspense>
            <Toasts toasts={toasts} />
          </Suspense>
        </OverlayErrorBoundary>
      )}
    </>
  );
}
