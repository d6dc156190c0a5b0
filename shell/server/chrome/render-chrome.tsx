import { createQueryClient } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
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
import { accountTexts as accountTextsEn } from '../../src/account/locales/en.ts';
import { accountTexts as accountTextsVi } from '../../src/account/locales/vi.ts';
import { documentTitle } from '../../src/account/pages/document-title.ts';
import { loadTexts } from '../../src/locales/load-texts.ts';
import type { PageInfo } from '../../src/page/page-info.tsx';
import { ShellPage, createShellPages } from '../../src/page/shell-pages.tsx';
import type { ShellPath } from '../../src/page/shell-paths.ts';
import { PageSkeleton } from './page-skeleton.tsx';

export interface RenderedChrome {
  header: string;
  footer: string;
  /** Content of the main element when no remote rendered it. */
  content: string | undefined;
  css: CriticalCss;
  title: string;
  description: string;
}

/** Content of the main element: the fragment of a remote, a skeleton until the browser renders, a page of the shell, or the not-found page. */
export type MainContent = 'fragment' | 'skeleton' | 'not-found' | ShellPath;

export const isShellPath = (content: MainContent): content is ShellPath => content.startsWith('/');

const accountTexts = { vi: accountTextsVi, en: accountTextsEn };
const shellPages = createShellPages(() => Promise.resolve());

const identifierPrefixes = { header: `${documentIds.header}-`, footer: `${documentIds.footer}-`, content: 'shell-' };

/** How React marks a boundary that it could not render. */
const failedBoundary = '<!--$!-->';

/** The chrome reads no data while it renders: its content comes with the page info. */
const unavailableApi: Api = {
  call: () => Promise.reject(new Error('The chrome must not call the API while it renders')),
  read: () => Promise.reject(new Error('The chrome must not call the API while it renders')),
};

/** Renders header, footer and, without a fragment, the main content. `address` is path and query with language prefix. */
export async function renderChrome(
  pageInfo: PageInfo,
  address: string,
  mainContent: MainContent,
): Promise<RenderedChrome> {
  const { locale } = pageInfo;
  const i18n = createI18n(locale, { ...(await loadTexts(locale)), account: accountTexts[locale] });
  const cache = createUiCache();
  const queryClient = createQueryClient(unavailableApi);
  const base = localePath(locale, '/');
  const router = (content: ReactNode) => (
    <StaticRouter location={address} {...(base === '/' ? {} : { basename: base })}>
      {content}
    </StaticRouter>
  );
  const render = (content: ReactNode, identifierPrefix: string) => {
    const html = renderToString(
      <ChromeRoot cache={cache} i18n={i18n} queryClient={queryClient} pageInfo={pageInfo} router={router}>
        {content}
      </ChromeRoot>,
      { identifierPrefix },
    );
    // React leaves the content of a boundary that failed to the browser, and names its error in development only.
    if (html.includes(failedBoundary))
      throw new Error(`The content of ${identifierPrefix} could not be rendered: ${html.slice(0, 500)}`);
    return html;
  };
  const ownPath = isShellPath(mainContent) ? mainContent : undefined;
  // Renders without suspending once it is loaded.
  if (ownPath !== undefined) await shellPages[ownPath].preload();
  const header = render(<Header />, identifierPrefixes.header);
  const content =
    mainContent === 'fragment'
      ? undefined
      : render(
          mainContent === 'skeleton' ? <PageSkeleton /> : <ShellPage pages={shellPages} />,
          identifierPrefixes.content,
        );
  const footer = render(<Footer />, identifierPrefixes.footer);
  const otherTitle =
    mainContent === 'not-found' ? i18n.t('notFoundDocumentTitle', { ns: 'ui' }) : i18n.t('shopName', { ns: 'shell' });
  const title = ownPath === undefined ? otherTitle : documentTitle(ownPath, i18n.getFixedT(locale, 'account'));
  return {
    header,
    footer,
    content,
    css: criticalCss(cache),
    title,
    description: i18n.t('description', { ns: 'shell' }),
  };
}
