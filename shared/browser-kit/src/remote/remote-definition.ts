import type { Locale } from '@gvg/contracts/values/locale';
import type { ComponentType, ReactNode } from 'react';
import type { PageRoute } from '../pages/page-route.ts';

/** Definition of a remote that renders pages, shared by its server and the browser. */
export interface RemoteDefinition {
  /** Name in the registry, such as `mf-storefront`. The id of its container element is derived from it. */
  name: string;
  /** i18n namespace of its texts. */
  namespace: string;
  loadTexts(locale: Locale): Promise<Record<string, unknown>>;
  pages: readonly PageRoute[];
  /** Rendered while a page's chunk loads. */
  fallback: ReactNode;
  /** Rendered instead of a page that does not exist. */
  NotFound: ComponentType;
}
