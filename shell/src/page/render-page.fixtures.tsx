import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { startPage } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { createI18n } from '@gvg/i18n';
import { BrowserRouter } from '@gvg/router';
import { browserCache } from '@gvg/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { kitTexts as englishKitTexts } from '@gvg/browser-kit/texts/en';
import { kitTexts } from '@gvg/browser-kit/texts/vi';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import type { Locale } from '@gvg/contracts/values/locale';
import { accountTexts as englishAccountTexts } from '../account/locales/en.ts';
import { accountTexts } from '../account/locales/vi.ts';
import { emptyFooter } from '../chrome/chrome-content.ts';
import { shellTexts as englishShellTexts } from '../locales/en.ts';
import { shellTexts } from '../locales/vi.ts';
import { WidgetCache, WidgetCacheContext } from '../remotes/widget-cache.ts';
import type { LoadWidget } from '../remotes/widget-cache.ts';
import type { PageInfo } from './page-info.tsx';
import { Providers } from './providers.tsx';
import { createRealtime } from '../realtime/page-realtime.ts';
import type { PageRealtime } from '../realtime/page-realtime.ts';
import { createPageSession } from '../session/create-page-session.ts';
import type { PageSession } from '../session/page-session.ts';
import { createShellApi } from './shell-api.ts';

const storefront = {
  name: 'mf-storefront',
  version: '1',
  pageContract: pageContractVersion,
  entryUrl: '/entry.js',
  routes: ['/', '/rate-table', '/search', '/product/:slugId'].map((path) => ({ path, layout: 'public' as const })),
  widgets: ['./filter-drawer', './search-suggestions'],
};

export const sampleUser: SignedInUser = {
  id: 'a'.repeat(24),
  displayName: 'Thu Hà',
  avatar: null,
  email: 'ha@example.com',
  emailVerified: true,
  hasPassword: true,
  hasSecondFactor: false,
  roles: ['USER'],
};

export function samplePageInfo(changes: Partial<PageInfo> = {}): PageInfo {
  return {
    environment: 'DEVELOPMENT',
    origin: 'https://shop.example',
    locale: 'vi',
    path: '/',
    remotes: [storefront],
    content: {
      slogan: 'Hàng Việt tới tận cửa',
      footer: emptyFooter,
      freightPrices: {},
      countryNames: {},
      hasPosts: true,
    },
    ...changes,
  };
}

/** Creates an API whose calls the test answers. */
export function fakeApi(
  respond: (name: string, input: unknown) => Promise<unknown> = () => Promise.reject(new Error('unexpected API call')),
): Api {
  return { call: respond as Api['call'], read: ((address: string) => respond('read', address)) as Api['read'] };
}

const noWidget: LoadWidget = () => Promise.reject(new Error('unexpected widget'));

interface PageOptions {
  path?: string;
  api?: Api;
  page?: PageInfo;
  /** Loads the widgets of remotes. */
  loadWidget?: LoadWidget;
  /** Default: a starting session. */
  session?: PageSession;
  /** Default: a connection that stays closed. */
  realtime?: PageRealtime;
}

/** Creates a connection that stays closed; the test dispatches its events. */
export const fakeRealtime = (session: PageSession) =>
  createRealtime({
    environment: 'DEVELOPMENT',
    session,
    connect: () => Promise.resolve({ send: () => Promise.resolve(undefined) }),
  });

const texts: Record<Locale, Parameters<typeof createI18n>[1]> = {
  vi: { ...kitTexts, shell: shellTexts, account: accountTexts },
  en: { ...englishKitTexts, shell: englishShellTexts, account: englishAccountTexts },
};

/** Renders components of the shell at `path`, in the language of `page`: Vietnamese by default. */
export function renderPage(
  content: ReactNode,
  {
    path = '/',
    api = fakeApi(),
    page = samplePageInfo(),
    loadWidget = noWidget,
    session = createPageSession(page.environment),
    realtime = fakeRealtime(session),
  }: PageOptions = {},
) {
  history.replaceState(null, '', path);
  const { locale } = page;
  const i18n = createI18n(locale, texts[locale]);
  const { queryClient } = startPage({ locale, api, i18n });
  window.__GVG_SHELL_V1__ = createShellApi({
    locale,
    environment: page.environment,
    prices: page.content.freightPrices,
    session,
    realtime,
  });
  return render(
    <Providers
      cache={browserCache()}
      i18n={i18n}
      queryClient={queryClient}
      pageInfo={page}
      router={(pages) => <BrowserRouter>{pages}</BrowserRouter>}
    >
      <WidgetCacheContext value={new WidgetCache(loadWidget)}>{content}</WidgetCacheContext>
    </Providers>,
  );
}
