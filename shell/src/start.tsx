import {
  HydrationGateContext,
  createApi,
  gateOf,
  isUsedEarly,
  provideCountryNames,
  recoverSession,
  replayEarlyClicks,
  startPage,
  whenUsedOrIdle,
} from '@gvg/browser-kit';
import { documentIds, renderedByAttribute } from '@gvg/contracts/composition/document';
import { localePath } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';
import { createI18n } from '@gvg/i18n';
import { BrowserRouter } from '@gvg/router';
import { browserCache } from '@gvg/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { openChatOfAddress } from './chat/open-chat.ts';
import { ChromeRoot } from './chrome/chrome-root.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { loadTexts } from './locales/load-texts.ts';
import { preloadOverlays } from './overlays/preload-overlays.ts';
import { OverlayHost } from './overlays/overlay-host.tsx';
import { readRegistry, readShellState } from './page/shell-state.ts';
import { createShellApi } from './page/shell-api.ts';
import { nextTask } from './page/next-task.ts';
import { reportFailure } from './page/report-failure.ts';
import { showFonts } from './page/show-fonts.ts';
import { whenIdle } from './page/when-idle.ts';
import { followOtherTabs } from './scheme/color-scheme.ts';
import { createPageRealtime } from './realtime/create-page-realtime.ts';
import { createPageSession } from './session/create-page-session.ts';
import { beginGuestSession } from './session/guest-session.ts';
import { takeHashValue } from './session/hash-value.ts';
import { startRemotes } from './remotes/start-remotes.ts';

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The document holds no #${id}`);
  return element;
}

/** Hydrates the server-rendered markup of a root, or renders it if there is none. Resolves once early clicks are replayed, or it has failed. */
function mountRoot(element: HTMLElement, wrap: (content: ReactNode) => ReactNode, content: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    const replay = replayEarlyClicks(element);
    const onReady = () => {
      replay();
      setTimeout(resolve);
    };
    const tree = wrap(<Ready onReady={onReady}>{content}</Ready>);
    const options = {
      identifierPrefix: `${element.id}-`,
      onUncaughtError: (error: unknown) => resolve(reportFailure(error)),
    };
    if (element.hasAttribute(renderedByAttribute))
      hydrateRoot(element, <HydrationGateContext value={gateOf(element)}>{tree}</HydrationGateContext>, options);
    else createRoot(element, options).render(tree);
  });
}

function addOverlayContainer(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'gvg-overlays';
  document.body.append(element);
  return element;
}

/** Hydrates the page in the order of use: what was used before the scripts were loaded, header, page; the rest when it is used or the browser is idle. */
async function mountInOrder(wrap: (content: ReactNode) => ReactNode, mountContent: () => void): Promise<void> {
  const [header, content, footer] = [
    elementOf(documentIds.header),
    elementOf(documentIds.content),
    elementOf(documentIds.footer),
  ];
  const mountHeader = () => void mountRoot(header, wrap, <Header />);
  const mountFooter = () => mountRoot(footer, wrap, <Footer />);
  const isFooterUsed = isUsedEarly(footer);
  const isOnlyRestUsed = (isFooterUsed || isUsedEarly(content)) && !isUsedEarly(header);
  if (isFooterUsed) await mountFooter();
  if (!isOnlyRestUsed) mountHeader();
  mountContent();
  await nextTask();
  void mountRoot(addOverlayContainer(), wrap, <OverlayHost />);
  if (isOnlyRestUsed) whenUsedOrIdle(header, mountHeader);
  if (!isFooterUsed) whenUsedOrIdle(footer, () => void mountFooter());
}

/** Starts the page: texts, header, footer, remotes and the API for remotes. */
export async function startShell(): Promise<void> {
  const isInUse = isUsedEarly(document.body);
  if (isInUse) preloadOverlays();
  const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'vi';
  const state = readShellState();
  const session = createPageSession(state.environment);
  const realtime = createPageRealtime(state.environment, session);
  provideCountryNames(locale, state.content.countryNames);
  const shellApi = createShellApi({
    locale,
    environment: state.environment,
    prices: state.content.freightPrices,
    session,
    realtime,
  });
  const onFailedCall = recoverSession({ session, onExpired: () => session.expire() });
  const i18n = createI18n(locale, await loadTexts(locale));
  await nextTask();
  const isKnownCode = (code: string) => i18n.exists(code, { ns: 'errors' });
  const api = createApi({
    baseUrl: '',
    locale,
    token: (isSessionCall) => (isSessionCall ? session.accessToken() : session.freshToken()),
    onFailedCall,
    isKnownCode,
  });
  const { queryClient } = startPage({ locale, i18n, api, session });
  const pageInfo = { ...state, locale, path: location.pathname, remotes: readRegistry() };
  const base = localePath(locale, '/');
  const router = (content: ReactNode) => (
    <BrowserRouter {...(base === '/' ? {} : { basename: base })}>{content}</BrowserRouter>
  );
  const wrap = (content: ReactNode) => (
    <ChromeRoot cache={browserCache()} i18n={i18n} queryClient={queryClient} pageInfo={pageInfo} router={router}>
      {content}
    </ChromeRoot>
  );
  await nextTask();
  window.__GVG_SHELL_V1__ = shellApi;
  // Before anything renders: the page must not look for a section of this name.
  const authCode = takeHashValue('authCode');
  const loadShellPages = async () => {
    const { ShellPageRoot } = await import(/* webpackChunkName: "later-shell-pages" */ './page/shell-page-root.tsx');
    return new ShellPageRoot({ notFoundTitle: i18n.t('notFoundDocumentTitle', { ns: 'ui' }), wrap });
  };
  await mountInOrder(wrap, () => startRemotes(pageInfo.remotes, wrap, loadShellPages));
  await nextTask();
  // Not before what is in use has answered.
  if (isInUse) void whenIdle().then(showFonts);
  else void showFonts();
  await nextTask();
  session.start();
  await nextTask();
  realtime.start();
  openChatOfAddress(shellApi);
  if (authCode !== undefined)
    void import(/* webpackChunkName: "later-session" */ './session/sign-in-with-google.ts').then(
      ({ signInWithGoogle }) => signInWithGoogle(authCode),
    );
  followOtherTabs(state.environment);
  performance.mark('gvg-shell-started');
  // Soon enough for what needs the session (`whenCustomer`).
  if (isInUse) await whenIdle(1_000);
  await beginGuestSession(api, state.environment);
}
