import type { Locale } from '@gvg/contracts/locale';
import type { ReactNode } from 'react';
import type { PageRoute } from '../pages/page-route.ts';

/** All that its server and the browser need to know of a remote that draws pages. */
export interface RemoteDefinition {
  /** Name in the registry, e.g. `mf-storefront`; the element it draws into follows from it. */
  name: string;
  /** Namespace of its texts. */
  namespace: string;
  loadTexts(locale: Locale): Promise<Record<string, unknown>>;
  pages: readonly PageRoute[];
  /** Drawn while a page's code comes. */
  fallback: ReactNode;
}
