import { createApi, recoverSession, startPage } from '@gvg/browser-kit';
import { provideCountryNames } from '@gvg/customer-ui';
import type { PageContext } from '@gvg/browser-kit';
import { draftHeader } from '@gvg/contracts/composition/draft-document';
import type { ShellApiV1 } from '@gvg/contracts/composition/shell-api';
import type { Locale } from '@gvg/contracts/values/locale';
import { createI18n } from '@gvg/i18n';
import { loadTexts } from '../locales/load-texts.ts';
import { createPageRealtime } from '../realtime/create-page-realtime.ts';
import type { PageRealtime } from '../realtime/page-realtime.ts';
import { createPageSession } from '../session/create-page-session.ts';
import type { PageSession } from '../session/page-session.ts';
import { createShellApi } from './shell-api.ts';
import type { ShellState } from './shell-state.ts';

/** What the page works with besides what is on the screen: one of each, for shell and remotes. */
export interface Services extends PageContext {
  session: PageSession;
  realtime: PageRealtime;
  shellApi: ShellApiV1;
}

/** Creates the services of the page; session and realtime connection make no call before they are started. */
export async function createServices(locale: Locale, { environment, content, draft }: ShellState): Promise<Services> {
  const session = createPageSession(environment);
  const realtime = createPageRealtime(environment, session);
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
