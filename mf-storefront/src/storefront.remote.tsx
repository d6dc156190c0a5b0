import type { RemoteDefinition } from '@gvg/browser-kit';
import { NotFound } from '@gvg/customer-ui';
import { PageFallback } from './page-fallback.tsx';
import { pages } from './routes/pages.ts';
import { loadTexts } from './texts/load-texts.ts';
import { namespace } from './texts/use-texts.ts';

export const storefront: RemoteDefinition = {
  name: 'mf-storefront',
  namespace,
  loadTexts,
  pages,
  fallback: <PageFallback />,
  NotFound,
};
