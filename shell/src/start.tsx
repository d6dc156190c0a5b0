import { HydrationGate, HydrationGateContext, takeEarlyInput } from '@gvg/browser-kit';
import { documentIds } from '@gvg/contracts/composition/document';
import { splitLocale } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { hydrateRoot } from 'react-dom/client';
import { openChatOfAddress } from './chat/open-chat.ts';
import { createServices } from './page/create-services.ts';
import { PageLayout } from './page/page-layout.tsx';
import { prepareContent } from './page/prepare-content.tsx';
import type { PageContent } from './page/prepare-content.tsx';
import { readShellState } from './page/shell-state.ts';
import { showLateFonts } from './page/show-late-fonts.ts';
import { yieldToMain } from './page/yield-to-main.ts';
import { followOtherTabs } from './scheme/color-scheme.ts';
import { beginGuestSession } from './session/guest-session.ts';
import { takeHashValue } from './session/hash-value.ts';

/**
 * Hydrates header, footer and overlays: the only root of the shell in the document. `onMount` is called once remotes can mount in its main
 * element.
 */
function hydratePage(wrap: PageContent['wrap'], onMount: () => void): void {
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

/** Starts the page: its services, the visible content, the remotes, then everything that the visitor does not see. */
export async function startShell(): Promise<void> {
  const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'vi';
  const state = readShellState();
  const { environment } = state;
  const services = await createServices(locale, state);
  const { api, session, realtime, shellApi } = services;
  window.__GVG_SHELL_V1__ = shellApi;
  // Before anything renders: the page must not look for a section with this name.
  const authCode = takeHashValue('authCode');
  // The sign-in page shows the error itself.
  const visitError = splitLocale(location.pathname).path === '/auth' ? undefined : takeHashValue('error');

  // In parallel with the hydration of the shell, which would otherwise delay the page's own code and reads.
  const { wrap, startRemotes } = prepareContent(services, state);
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
  // In a new task: the first call of a page takes longer than a frame.
  await yieldToMain();
  await beginGuestSession(api, environment);
}
