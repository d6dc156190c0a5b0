import type { I18n } from '@gvg/i18n';
import { I18nextProvider } from '@gvg/i18n';
import { QueryClientProvider } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { UiProvider } from '@gvg/ui';
import { Suspense } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { PageInfoContext } from '../page/page-info.tsx';
import type { PageInfo } from '../page/page-info.tsx';

export interface ChromeRootProps {
  cache: ComponentProps<typeof UiProvider>['cache'];
  i18n: I18n;
  queryClient: QueryClient;
  pageInfo: PageInfo;
  /** Wraps the content in a router: a static one on the server, a browser router in the browser. */
  router: (content: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Providers around every React root of the shell, the same on the server and in the browser. React hydrates the content of a boundary in short slices, or
 * at once where it is used; what is outside of one in a single task.
 */
export function ChromeRoot({ cache, i18n, queryClient, pageInfo, router, children }: ChromeRootProps) {
  return (
    <UiProvider cache={cache}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <PageInfoContext value={pageInfo}>{router(<Suspense>{children}</Suspense>)}</PageInfoContext>
        </QueryClientProvider>
      </I18nextProvider>
    </UiProvider>
  );
}
