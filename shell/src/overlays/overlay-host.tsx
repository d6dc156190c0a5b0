import { ErrorBoundary, laterComponent, useReadableStore } from '@gvg/browser-kit';
import { addressWithoutDestination } from '@gvg/customer-ui';
import { useTranslation } from '@gvg/i18n';
import { leaveClosedLayers, useLocation } from '@gvg/router';
import { Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { loadAccount } from '../account/load-account.ts';
import { loadNotifications } from '../bell/load-notifications.ts';
import { loadChat } from '../chat/load-chat.ts';
import { PageAnnouncer } from '../page/page-announcer.tsx';
import { ImageViewer } from './image-viewer.tsx';
import { closeLeftOverlays, closeOverlay, noOverlays, overlayStore, showToast } from './overlay-store.ts';
import type { Overlay } from './overlay-store.ts';
import { Toasts } from './toasts.tsx';

/** The content of an overlay receives the properties that it was opened with. */
type ContentOf<Kind extends Overlay['kind']> = ComponentType<
  Omit<Extract<Overlay, { kind: Kind }>, 'kind'> & { onClose: () => void }
>;

/**
 * The code of each is loaded on first use, except for the image viewer: it has one kilobyte, and is often the first tap on a product page.
 */
const contents: { [Kind in Overlay['kind']]: ContentOf<Kind> } = {
  filter: laterComponent(() =>
    import(/* webpackChunkName: "later-filter" */ '../filter/filter-drawer.tsx').then((module) => module.FilterDrawer),
  ),
  search: laterComponent(() =>
    import(/* webpackChunkName: "later-search" */ '../search/search-screen.tsx').then((module) => module.SearchScreen),
  ),
  destination: laterComponent(() =>
    import(/* webpackChunkName: "later-destination" */ '../destination/destination-chooser.tsx').then(
      (module) => module.DestinationChooser,
    ),
  ),
  error: laterComponent(() =>
    import(/* webpackChunkName: "later-notices" */ './error-modal.tsx').then((module) => module.ErrorModal),
  ),
  images: ImageViewer,
  qr: laterComponent(() =>
    import(/* webpackChunkName: "later-qr" */ './qr-modal.tsx').then((module) => module.QrModal),
  ),
  'sign-in': laterComponent(() => loadAccount().then((module) => module.SignInModal)),
  confirmation: laterComponent(() => loadAccount().then((module) => module.ConfirmationModal)),
  chat: laterComponent(() => loadChat().then((module) => module.ChatOverlay)),
  notifications: laterComponent(() => loadNotifications().then((module) => module.NotificationsOverlay)),
};

/** Without the chat, because a conversation continues across pages. */
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

export function OverlayHost() {
  const { t } = useTranslation('shell');
  const { open, toasts } = useReadableStore(overlayStore, noOverlays);
  useEffect(leaveClosedLayers, []);
  const address = addressWithoutDestination(useLocation());
  // React may render a navigation after an overlay was opened on its page.
  useEffect(() => closeLeftOverlays(closedOnNavigation), [address]);
  const reportClosed = (kind: Overlay['kind']) => {
    closeOverlay(kind);
    showToast({ kind: 'error', text: t('remoteFailedText') });
  };
  return (
    <>
      <PageAnnouncer />
      {open.map(({ kind, ...props }) => {
        const Content = contents[kind] as ComponentType<object>;
        return (
          <ErrorBoundary key={kind} onFail={() => reportClosed(kind)}>
            <Suspense>
              <Content {...props} {...{ onClose: () => closeOverlay(kind) }} />
            </Suspense>
          </ErrorBoundary>
        );
      })}
      {toasts.length > 0 && <Toasts toasts={toasts} />}
    </>
  );
}
