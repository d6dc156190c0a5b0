import { DataStore } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { NotFound } from '@gvg/browser-kit';
import { documentIds } from '@gvg/contracts/composition/document';
import { localePath } from '@gvg/contracts/locale';
import { createI18n } from '@gvg/i18n';
import { StaticRouter } from '@gvg/router/server';
import { createUiCache } from '@gvg/ui';
import { criticalCss } from '@gvg/ui/server';
import type { CriticalCss } from '@gvg/ui/server';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ChromeRoot } from '../../src/chrome/chrome-root.tsx';
import { Footer } from '../../src/footer/footer.tsx';
import { Header } from '../../src/header/header.tsx';
import { loadTexts } from '../../src/locales/load-texts.ts';
import type { PageInfo } from '../../src/page/page-info.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

export interface RenderedChrome {
  header: string;
  footer: string;
  /** What stands in the page's place when no remote drew it. */
  content: string | undefined;
  css: CriticalCss;
  title: string;
  description: string;
}

/** What to put where the page belongs: nothing (a fragment is there), a skeleton until the browser draws, or the not-found page. */
export type MainContent = 'fragment' | 'skeleton' | 'not-found';

const identifierPrefixes = { header: `${documentIds.header}-`, footer: `${documentIds.footer}-`, content: 'shell-' };

/** Nothing is read while the chrome is drawn: what it shows comes with the facts. */
const unavailableApi: Api = {
  call: () => Promise.reject(new Error('The chrome asks for nothing while it is drawn')),
  read: () => Promise.reject(new Error('The chrome asks for nothing while it is drawn')),
};

/** Draws header and footer, and whatever fills the page's place, for the address (path and query with language prefix). */
export async function renderChrome(facts: PageInfo, address: string, mainContent: MainContent): Promise<RenderedChrome> {
  const { locale } = facts;
  const i18n = createI18n(locale, await loadTexts(locale));
  const cache = createUiCache();
  const store = new DataStore(unavailableApi);
  const base = localePath(locale, '/');
  const router = (content: ReactNode) => (
    <StaticRouter location={address} {...(base === '/' ? {} : { basename: base })}>
      {content}
    </StaticRouter>
  );
  const render = (content: ReactNode, identifierPrefix: string) =>
    renderToString(
      <ChromeRoot cache={cache} i18n={i18n} store={store} facts={facts} router={router}>
        {content}
      </ChromeRoot>,
      { identifierPrefix },
    );
  const header = render(<Header />, identifierPrefixes.header);
  const content = mainContent === 'fragment' ? undefined : render(mainContent === 'skeleton' ? <PageSkeleton /> : <NotFound />, identifierPrefixes.content);
  const footer = render(<Footer />, identifierPrefixes.footer);
  const title = mainContent === 'not-found' ? `${i18n.t('notFoundTitle', { ns: 'ui' })} | ${i18n.t('shopName', { ns: 'shell' })}` : i18n.t('shopName', { ns: 'shell' });
  return { header, footer, content, css: criticalCss(cache), title, description: i18n.t('description', { ns: 'shell' }) };
}
