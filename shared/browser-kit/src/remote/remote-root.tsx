import type { I18n } from '@gvg/i18n';
import { I18nextProvider } from '@gvg/i18n';
import { UiProvider } from '@gvg/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { DataContext } from '../data/use-data.ts';
import type { DataClient } from '../data/data-client.ts';
import { PageOutlet } from '../pages/page-outlet.tsx';
import type { ServerRenderedPage } from '../pages/page-outlet.tsx';
import type { RemoteDefinition } from './remote-definition.ts';

export interface RemoteRootProps {
  remote: RemoteDefinition;
  cache: Parameters<typeof UiProvider>[0]['cache'];
  i18n: I18n;
  data: DataClient;
  serverPage?: ServerRenderedPage | undefined;
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
export function RemoteRoot({ remote, cache, i18n, data, serverPage, onReady, router }: RemoteRootProps) {
  return (
    <UiProvider cache={cache}>
      <I18nextProvider i18n={i18n}>
        <DataContext value={data}>
          {router(<PageOutlet routes={remote.pages} namespace={remote.namespace} fallback={remote.fallback} serverPage={serverPage} />)}
        </DataContext>
        <Ready {...(onReady ? { onReady } : {})} />
      </I18nextProvider>
    </UiProvider>
  );
}
