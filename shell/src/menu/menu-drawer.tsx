import { HydrateLater, optionalComponent, shellApi, useSession } from '@gvg/browser-kit';
import { addressWithoutDestination, openDestinationChooser } from '@gvg/customer-ui';
import { useTranslation } from '@gvg/i18n';
import { Link, useLocation } from '@gvg/router';
import {
  DocumentDialog,
  Plane,
  SlidersHorizontal,
  SmartLink,
  User,
  closeDocumentDialog,
  closesDialog,
  styled,
} from '@gvg/ui';
import { useEffect, useRef } from 'react';
import { loadAccountMenu } from '../account/load-account.ts';
import { DestinationLabel } from '../destination/destination-label.tsx';
import { canFilter } from '../filter/can-filter.ts';
import { focusElement } from '../header/focus-element.ts';
import { buyingEntries, isRouteDeployed, menuEntries } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { openOverlay } from '../overlays/overlay-store.ts';
import { menuId } from './menu-id.ts';
import { rowStyles } from './row-styles.ts';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', '& > li > *': rowStyles });

const AccountEntries = optionalComponent<{ onClose: () => void }>(() =>
  loadAccountMenu().then((module) => module.AccountEntries),
);

const close = () => closeDocumentDialog(menuId);

/** Closes the menu after a navigation, including back and forward, but not when the page starts: the menu may be open by then. */
function useCloseOnNavigation(): void {
  const address = addressWithoutDestination(useLocation());
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current !== address) close();
    shown.current = address;
  }, [address]);
}

/** The entries of the account come last because the session is known later than the rest. */
function AccountPart() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const hasOrders = isRouteDeployed(usePageInfo(), '/user/purchase');
  if (session.status === 'user') return <AccountEntries onClose={close} />;
  const openSignIn = () => {
    close();
    void shellApi().session.signIn();
  };
  return (
    <>
      {hasOrders && (
        <li>
          <Link to="/user/purchase" onClick={close} {...closesDialog}>
            {t('orders')}
          </Link>
        </li>
      )}
      <li>
        <button type="button" aria-haspopup="dialog" onClick={openSignIn}>
          <User size={20} aria-hidden />
          {t('signIn')}
        </button>
      </li>
    </>
  );
}

/** The links of the pages, then those of the top bar on wide screens, then the account. */
function MenuContent() {
  const { t } = useTranslation('shell');
  const pageInfo = usePageInfo();
  const { intro } = pageInfo.content;
  const openFilter = () => {
    close();
    openOverlay({ kind: 'filter' });
  };
  const openDestination = () => {
    close();
    openDestinationChooser();
  };
  const inPageEntry = (key: 'help' | 'contact', target: string) => (
    <li>
      <a
        href={`#${target}`}
        {...closesDialog}
        onClick={(event) => {
          event.preventDefault();
          close();
          // Deferred, because the open menu makes the page inert.
          setTimeout(() => focusElement(target));
        }}
      >
        {t(key)}
      </a>
    </li>
  );
  return (
    <nav aria-label={t('mainNavigation')}>
      <List>
        {menuEntries(pageInfo).map(({ key, to }) => (
          <li key={key}>
            <Link to={to} onClick={close} {...closesDialog}>
              {t(key)}
            </Link>
          </li>
        ))}
        {buyingEntries(pageInfo).map(({ key, to }) => (
          <li key={key}>
            <Link to={to} onClick={close} {...closesDialog}>
              {t(key)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={openDestination}>
            <Plane size={20} aria-hidden />
            <DestinationLabel />
          </button>
        </li>
        {canFilter(pageInfo) && (
          <li>
            <button type="button" onClick={openFilter}>
              <SlidersHorizontal size={20} aria-hidden />
              {t('categories')}
            </button>
          </li>
        )}
        {inPageEntry('help', 'footer')}
        {intro && (
          <li>
            <SmartLink to={intro.link} onClick={close} {...closesDialog}>
              {intro.text}
            </SmartLink>
          </li>
        )}
        {inPageEntry('contact', 'contact')}
        <AccountPart />
      </List>
    </nav>
  );
}

/** The menu on phones and tablets. It is part of the document, so that it opens before scripts have loaded. */
export function MenuDrawer() {
  const { t } = useTranslation('shell');
  useCloseOnNavigation();
  return (
    <DocumentDialog id={menuId} title={t('menu')} shape="left">
      <HydrateLater>
        <MenuContent />
      </HydrateLater>
    </DocumentDialog>
  );
}
