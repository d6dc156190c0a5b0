import { localePath } from '@gvg/contracts/values/locale';
import { BrowserRouter } from '@gvg/router';
import { browserCache } from '@gvg/ui';
import type { ReactNode } from 'react';
import { prepareRemotes } from '../remotes/prepare-remotes.ts';
import type { Services } from './create-services.ts';
import { Providers } from './providers.tsx';
import { readRegistry } from './shell-state.ts';
import type { ShellState } from './shell-state.ts';

type Wrap = (content: ReactNode) => ReactNode;

export interface PageContent {
  /** Wraps the content of a React root of the shell. */
  wrap: Wrap;
  /** Called once the document has its main element. */
  startRemotes: () => void;
}

/**
 * Prepares the content of the main element: the deployed remotes, of which the owner of the path starts to load now, and the shell's own
 * pages.
 */
export function prepareContent({ i18n, queryClient, locale }: Services, state: ShellState): PageContent {
  const pageInfo = { ...state, locale, path: location.pathname, remotes: readRegistry() };
  const router: Wrap = (content) => <BrowserRouter basename={localePath(locale, '/')}>{content}</BrowserRouter>;
  const wrap: Wrap = (content) => (
    <Providers cache={browserCache()} i18n={i18n} queryClient={queryClient} pageInfo={pageInfo} router={router}>
      {content}
    </Providers>
  );
  const loadShellPages = async () => {
    const { ShellPageRoot } = await import(/* webpackChunkName: "later-shell-pages" */ './shell-page-root.tsx');
    return new ShellPageRoot({ notFoundTitle: i18n.t('notFoundDocumentTitle', { ns: 'ui' }), wrap });
  };
  return { wrap, startRemotes: prepareRemotes(pageInfo.remotes, wrap, loadShellPages) };
}
