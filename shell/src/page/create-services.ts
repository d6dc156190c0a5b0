import { createApi, recoverSession, startPage } from '@gvg/browser-kit';
import { provideCountryNames } from '@gvg/customer-ui';
import type { PageContext, SessionPort } from '@gvg/browser-kit';
import { draftHeader } from '@gvg/contracts/composition/draft-document';
import type { SessionStore, ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import type { Locale } from '@gvg/contracts/values/locale';
import { createI18n } from '@gvg/i18n';
import { loadTexts } from '../locales/load-texts.ts';
import { createPageRealtime } from '../realtime/create-page-realtime.ts';
import type { PageRealtime } from '../realtime/page-realtime.ts';
import { createPageSession } from '../session/create-page-session.ts';
import type { PageSession } from '../session/page-session.ts';
import { createShellApi } from './shell-api.ts';
import type { ShellState } from './shell-state.ts';

/** The session as page and services use it. */
export type ServicesSession = SessionStore & SessionPort & Pick<PageSession, 'freshToken' | 'expire' | 'start'>;

/** The session and the realtime connection of the page; they make no call before they are started. */
export interface Visit {
  session: ServicesSession;
  realtime: PageRealtime;
}

/** The services of the page, shared by shell and remotes. */
export interface Services extends PageContext, Visit {
  shellApi: ShellApiV1;
}

function createVisit(environment: string): Visit {
  const session = createPageSession(environment);
  return { session, realtime: createPageRealtime(environment, session) };
}

/** Creates the services of the page. `visit` replaces the browser's own session and connection. */
export async function createServices(
  locale: Locale,
  { environment, content, draft }: ShellState,
  visit = createVisit(environment),
): Promise<Services> {
  const { session, realtime } = visit;
  const shellApi = createShellApi({ locale, environment, prices: content.freightPrices, session, realtime });
  provideCountryNames(locale, content.countryNames);
  const i18n = createI18n(locale, await loadTexts(locale));
  const api = createApi({
    baseUrl: '',
    locale,
    token: (isSessionCall) => (isSessionCall ? session.accessToken() : session.freshToken()),
    onFailedCall: recoverSession({ session, onExpired: () => session.expire() }),
    isKnownCode: (code) => i18n.exists(code, { ns: 'errors' }),
    ...(draft === undefined ? {} : { headers: { [draftHeader]: draft } }),
  });
  return { ...startPage({ locale, i18n, api, session }), session, realtime, shellApi };
}
