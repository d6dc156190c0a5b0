import { DataContext, PageOutlet } from '@gvg/browser-kit';
import type { DataStore } from '@gvg/browser-kit';
import type { ComponentProps } from 'react';
import { storefront } from './storefront.remote.tsx';

export interface StorefrontPagesProps {
  store: DataStore;
  /** What a server drew already, if one did. */
  drawn?: ComponentProps<typeof PageOutlet>['drawn'];
}

/** All pages of the storefront inside a router, texts and theme that stand around it: what a build of everything as one bundle draws. */
export function StorefrontPages({ store, drawn }: StorefrontPagesProps) {
  const { pages, namespace, fallback } = storefront;
  return (
    <DataContext value={store}>
      <PageOutlet routes={pages} namespace={namespace} fallback={fallback} drawn={drawn} />
    </DataContext>
  );
}
