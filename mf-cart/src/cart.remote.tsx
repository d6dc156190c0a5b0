import type { RemoteDefinition } from '@gvg/browser-kit';
import { NotFound } from '@gvg/customer-ui';
import { PageColumn } from '@gvg/ui';
import { pages } from './routes/pages.ts';
import { loadTexts } from './texts/load-texts.ts';
import { namespace } from './texts/use-texts.ts';

export const cartRemote: RemoteDefinition = {
  name: 'mf-cart',
  namespace,
  loadTexts,
  pages,
  fallback: <PageColumn aria-busy="true" />,
  NotFound,
};
