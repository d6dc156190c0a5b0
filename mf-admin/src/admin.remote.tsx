import type { RemoteDefinition } from '@gvg/browser-kit';
import { NotFound } from '@gvg/customer-ui';
import { pages } from './routes/pages.ts';
import { loadTexts } from './texts/load-texts.ts';
import { namespace } from './texts/use-texts.ts';

export const adminRemote: RemoteDefinition = {
  name: 'mf-admin',
  namespace,
  loadTexts,
  pages,
  fallback: null,
  NotFound,
};
