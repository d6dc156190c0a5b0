import type { I18n } from '@gvg/i18n';
import { I18nextProvider } from '@gvg/i18n';
import { QueryClientProvider } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { UiProvider } from '@gvg/ui';
import type { ComponentProps, ReactNode } from 'react';
import { PageInfoContext } from './page-info.tsx';
import type { PageInfo } from './page-info.tsx';

export interface ProvidersProps {
  cache: ComponentProps<typeof UiProvider>['cache'];
  i18n: I18n;
  queryClient: QueryClient;
  pageInfo: PageInfo;
  /** Wraps the content in a router: a static one on the server, a browser router in the browser. */
  router: (content: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Providers around every React root of the shell, the same on the server and in the browser. */
export function Providers({ cache, i18n, queryClient, pageInfo, router, children }: ProvidersProps) {
  return (
    <UiProvider cache={cache}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <PageInfoContext value={pageInfo}>{router(children)}</PageInfoContext>
        </QueryClientProvider>
      </I18nextProvider>
    </UiProvider>
  );
}
