import { DataContext } from '@gvg/browser-kit';
import type { DataStore } from '@gvg/browser-kit';
import type { I18n } from '@gvg/i18n';
import { I18nextProvider } from '@gvg/i18n';
import { UiProvider } from '@gvg/ui';
import type { ComponentProps, ReactNode } from 'react';
import { PageInfoContext } from '../page/page-info.tsx';
import type { PageInfo } from '../page/page-info.tsx';

export interface ChromeRootProps {
  cache: ComponentProps<typeof UiProvider>['cache'];
  i18n: I18n;
  store: DataStore;
  facts: PageInfo;
  /** The router around the content: static on the server, of the browser there. */
  router: (content: ReactNode) => ReactNode;
  children: ReactNode;
}

/** What every part of the shell stands in, the same on its server and in the browser. */
export function ChromeRoot({ cache, i18n, store, facts, router, children }: ChromeRootProps) {
  return (
    <UiProvider cache={cache}>
      <I18nextProvider i18n={i18n}>
        <DataContext value={store}>
          <PageInfoContext value={facts}>{router(children)}</PageInfoContext>
        </DataContext>
      </I18nextProvider>
    </UiProvider>
  );
}
