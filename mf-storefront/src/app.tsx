import { DataContext, PageOutlet } from '@gvg/browser-kit';
import type { DataStore } from '@gvg/browser-kit';
import { storefront } from './storefront.remote.tsx';

export interface StorefrontPagesProps {
  store: DataStore;
  /** Path and query whose head the document already carries. */
  headOf?: string;
}

/** All pages of the storefront inside a router, texts and theme that stand around it: what a build of everything as one bundle draws. */
export function StorefrontPages({ store, headOf }: StorefrontPagesProps) {
  const { pages, namespace, fallback } = storefront;
  return (
    <DataContext value={store}>
      <PageOutlet routes={pages} namespace={namespace} fallback={fallback} headOf={headOf} />
    </DataContext>
  );
}
