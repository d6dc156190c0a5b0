import { HydrationGate, HydrationGateContext, takeEarlyInput } from '@gvg/browser-kit';
import { documentIds } from '@gvg/contracts/composition/document';
import { localePath, splitLocale } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { BrowserRouter } from '@gvg/router';
import { browserCache } from '@gvg/ui';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openChatOfAddress } from './chat/open-chat.ts';
import { createServices } from './page/create-services.ts';
import { PageLayout } from './page/page-layout.tsx';
import { Providers } from './page/providers.tsx';
import { readRegistry, readShellState } from './page/shell-state.ts';
import { showLateFonts } from './page/show-late-fonts.ts';
import { prepareRemotes } from './remotes/prepare-remotes.ts';
import { followOtherTabs } from './scheme/color-scheme.ts';
import { beginGuestSession } from './session/guest-session.ts';
import { takeHashValue } from './session/hash-value.ts';

type Wrap = (content: ReactNode) => ReactNode;

/** Hydrates header, footer and overlays: the only root of the shell in the document. `onMount` is called once remotes can mount in its main element. */
function hydratePage(wrap: Wrap, onMount: () => void): void {
  const element = document.getElementById(documentIds.page);
  if (element === null) throw new Error(`The document holds no #${documentIds.page}`);
  const gate = new HydrationGate(element);
  const replayEarlyInput = takeEarlyInput(element);
  const mount = () => {
    replayEarlyInput();
    onMount();
  };
  hydrateRoot(
    element,
    <HydrationGateContext value={gate}>{wrap(<PageLayout onMount={mount} />)}</HydrationGateContext>,
    { identifierPrefix: `${documentIds.page}-` },
  );
}

/** Starts the page: its services, what is on the screen, the remotes, then what the visitor does not see. */
export async function startShell(): Promise<void> {
  const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'vi';
  const state = readShellState();
  const { environment } = state;
  const { i18n, api, queryClient, session, realtime, shellApi } = await createServices(locale, state);
  window.__GVG_SHELL_V1__ = shellApi;
  // Before anything renders: the page must not look for a section of this name.
  const authCode = takeHashValue('authCode');
  // The page of sign-in shows it itself.
  const visitError = splitLocale(location.pathname).path === '/auth' ? undefined : takeHashValue('error');

  const pageInfo = { ...state, locale, path: location.pathname, remotes: readRegistry() };
  const router: Wrap = (content) => <BrowserRouter basename={localePath(locale, '/')}>{content}</BrowserRouter>;
  const wrap: Wrap = (content) => (
    <Providers cache={browserCache()} i18n={i18n} queryClient={queryClient} pageInfo={pageInfo} router={router}>
      {content}
    </Providers>
  );
  const loadShellPages = async () => {
    const { ShellPageRoot } = await import(/* webpackChunkName: "later-shell-pages" */ './page/shell-page-root.tsx');
    return new ShellPageRoot({ notFoundTitle: i18n.t('notFoundDocumentTitle', { ns: 'ui' }), wrap });
  };
  // Beside the hydration of the shell: the page's own code and reads come later than it otherwise.
  const startRemotes = prepareRemotes(pageInfo.remotes, wrap, loadShellPages);
  hydratePage(wrap, startRemotes);

  session.start();
  realtime.start();
  followOtherTabs(environment);
  openChatOfAddress(shellApi);
  void showLateFonts();
  if (authCode !== undefined)
    void import(/* webpackChunkName: "later-session" */ './session/sign-in-with-google.ts').then(
      ({ signInWithGoogle }) => signInWithGoogle(authCode),
    );
  if (visitError !== undefined)
    void import(/* webpackChunkName: "later-session" */ './session/explain-failed-visit.ts').then(
      ({ explainFailedVisit }) => explainFailedVisit(visitError),
    );
  performance.mark('gvg-shell-started');
  await beginGuestSession(api, environment);
}
