import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const synonymsRoute: PageRoute = {
  name: 'synonyms',
  path: '/admin/settings/synonyms',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-synonyms" */ '../../features/settings/components/synonyms-view.tsx').then(
      ({ SynonymsView }) => SynonymsView,
    ),
  ),
  loader: staffLoader,
};
