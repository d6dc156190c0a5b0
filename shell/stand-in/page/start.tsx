import { documentIds } from '@gvg/contracts/composition/document';
import type { Locale } from '@gvg/contracts/values/locale';
import { createRoot } from 'react-dom/client';
import { createServices } from '../../src/page/create-services.ts';
import { prepareContent } from '../../src/page/prepare-content.tsx';
import { readJson, readShellState } from '../../src/page/shell-state.ts';
import { followOtherTabs } from '../../src/scheme/color-scheme.ts';
import { beginGuestSession } from '../../src/session/guest-session.ts';
import { standInStateId } from '../stand-in-state.ts';
import type { StandInState } from '../stand-in-state.ts';
import { loadStandInTexts, standInNamespace } from './load-texts.ts';
import { recordedVisit } from './recorded-visit.ts';
import { StandInLayout } from './stand-in-layout.tsx';

/** Starts the page as the shell does (`src/start.tsx`), with the same services and remote loading, in another layout. */
export async function startStandIn(): Promise<void> {
  const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'vi';
  const state = readShellState();
  const standIn = readJson(standInStateId) as StandInState;
  const isLive = standIn.api !== undefined;
  const [services, texts] = await Promise.all([
    createServices(locale, state, isLive ? undefined : recordedVisit(state.environment, standIn.isOfStaff)),
    loadStandInTexts(locale),
  ]);
  window.__GVG_SHELL_V1__ = services.shellApi;
  services.i18n.addResourceBundle(locale, standInNamespace, texts);
  const { wrap, startRemotes } = prepareContent(services, state);
  const element = document.getElementById(documentIds.page);
  if (element === null) throw new Error(`The document holds no #${documentIds.page}`);
  createRoot(element, { identifierPrefix: `${documentIds.page}-` }).render(
    wrap(<StandInLayout standIn={standIn} onMount={startRemotes} />),
  );
  services.session.start();
  services.realtime.start();
  followOtherTabs(state.environment);
  if (isLive) await beginGuestSession(services.api, state.environment);
}
