import { createQueryClient } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { documentIds } from '@gvg/contracts/composition/document';
import { localePath } from '@gvg/contracts/values/locale';
import { createI18n } from '@gvg/i18n';
import { StaticRouter } from '@gvg/router/server';
import { createUiCache } from '@gvg/ui';
import { criticalCss } from '@gvg/ui/server';
import type { CriticalCss } from '@gvg/ui/server';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { accountTexts as accountTextsEn } from '../../src/account/locales/en.ts';
import { accountTexts as accountTextsVi } from '../../src/account/locales/vi.ts';
import { documentTitle } from '../../src/account/pages/document-title.ts';
import { loadTexts } from '../../src/locales/load-texts.ts';
import type { PageInfo } from '../../src/page/page-info.tsx';
import { PageLayout } from '../../src/page/page-layout.tsx';
import { Providers } from '../../src/page/providers.tsx';
import { ShellPage, createShellPages } from '../../src/page/shell-pages.tsx';
import type { ShellPath } from '../../src/page/shell-paths.ts';
import { PageSkeleton } from './page-skeleton.tsx';

export interface RenderedChrome {
  /** Header, main element and footer. */
  html: string;
  css: CriticalCss;
  title: string;
  description: string;
}

/**
 * Content of the main element: the fragment of a remote, a skeleton until the browser renders, a page of the shell, or the not-found page.
 */
export type MainContent = 'fragment' | 'skeleton' | 'not-found' | ShellPath;

export const isShellPath = (content: MainContent): content is ShellPath => content.startsWith('/');

const accountTexts = { vi: accountTextsVi, en: accountTextsEn };
const shellPages = createShellPages(() => Promise.resolve());

/** Identifier prefixes of the roots that hydrate the markup. */
const identifierPrefixes = { page: `${documentIds.page}-`, content: 'shell-' };

/** React's marker of a boundary that it could not render. */
const failedBoundary = '<!--$!-->';

/** The chrome reads no data while it renders: the page info contains its content. */
const unavailableApi: Api = {
  call: () => Promise.reject(new Error('The chrome must not call the API while it renders')),
  read: () => Promise.reject(new Error('The chrome must not call the API while it renders')),
};

/**
 * Renders header and footer around the main element, and the content of the main element if no remote has rendered it. `contentHtmlOf`
 * returns the markup of the main element. `address` is path and query with language prefix.
 */
export async function renderChrome(
  pageInfo: PageInfo,
  address: string,
  mainContent: MainContent,
  contentHtmlOf: (ownContent: string) => string,
): Promise<RenderedChrome> {
  const { locale } = pageInfo;
  const i18n = createI18n(locale, { ...(await loadTexts(locale)), account: accountTexts[locale] });
  const cache = createUiCache();
  const queryClient = createQueryClient(unavailableApi);
  const router = (content: ReactNode) => (
    <StaticRouter location={address} basename={localePath(locale, '/')}>
      {content}
    </StaticRouter>
  );
  const render = (content: ReactNode, identifierPrefix: string) =>
    renderToString(
      <Providers cache={cache} i18n={i18n} queryClient={queryClient} pageInfo={pageInfo} router={router}>
        {content}
      </Providers>,
      { identifierPrefix },
    );
  const ownPath = isShellPath(mainContent) ? mainContent : undefined;
  // The page renders without suspending once it is loaded.
  if (ownPath !== undefined) await shellPages[ownPath].preload();
  const ownContent =
    mainContent === 'fragment'
      ? ''
      : render(
          mainContent === 'skeleton' ? <PageSkeleton /> : <ShellPage pages={shellPages} />,
          identifierPrefixes.content,
        );
  const contentHtml = contentHtmlOf(ownContent);
  const html = render(<PageLayout contentHtml={contentHtml} />, identifierPrefixes.page);
  // React leaves the content of a failed boundary to the browser, and includes its error in development only.
  const ownHtml = ownContent + html.replace(contentHtml, () => '');
  if (ownHtml.includes(failedBoundary)) throw new Error(`The page could not be rendered: ${ownHtml.slice(0, 500)}`);
  const otherTitle =
    mainContent === 'not-found' ? i18n.t('notFoundDocumentTitle', { ns: 'ui' }) : i18n.t('shopName', { ns: 'shell' });
  const title = ownPath === undefined ? otherTitle : documentTitle(ownPath, i18n.getFixedT(locale, 'account'));
  return { html, css: criticalCss(cache), title, description: i18n.t('description', { ns: 'shell' }) };
}
