import type { I18n } from '@gvg/i18n';
import { I18nextProvider } from '@gvg/i18n';
import { HydrationBoundary, QueryClientProvider } from '@gvg/query';
import type { DehydratedState, QueryClient } from '@gvg/query';
import { UiProvider } from '@gvg/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { PageOutlet } from '../pages/page-outlet.tsx';
import type { ServerRenderedPage } from '../pages/page-outlet.tsx';
import { HydrationGateContext } from '../pages/hydrate-later.tsx';
import type { HydrationGate } from '../pages/hydrate-later.tsx';
import type { RemoteDefinition } from './remote-definition.ts';

export interface RemoteRootProps {
  remote: RemoteDefinition;
  cache: Parameters<typeof UiProvider>[0]['cache'];
  i18n: I18n;
  queryClient: QueryClient;
  serverPage?: ServerRenderedPage | undefined;
  /** Holds back the `HydrateLater` sections while the server's markup is hydrated. */
  gate?: HydrationGate | undefined;
  /** The document's responses, for the page's cache. */
  state?: DehydratedState | undefined;
  /** Called once the tree is mounted and interactive. */
  onReady?: () => void;
  /** Wraps the pages in a router: static on the server, browser router in the browser. */
  router: (pages: ReactNode) => ReactNode;
}

function Ready({ onReady }: Pick<RemoteRootProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

/** React tree of a remote, identical on its server and in the browser. */
export function RemoteRoot({
  remote,
  cache,
  i18n,
  queryClient,
  serverPage,
  gate,
  state,
  onReady,
  router,
}: RemoteRootProps) {
  return (
    <UiProvider cache={cache}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <HydrationBoundary state={state}>
            <HydrationGateContext value={gate}>
              {router(<PageOutlet remote={remote} serverPage={serverPage} />)}
            </HydrationGateContext>
          </HydrationBoundary>
        </QueryClientProvider>
        <Ready {...(onReady ? { onReady } : {})} />
      </I18nextProvider>
    </UiProvider>
  );
}
