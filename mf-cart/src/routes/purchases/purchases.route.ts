import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

/** Private: servers render no personal data, so there is nothing to load. */
export const purchasesRoute: PageRoute = {
  name: 'purchases',
  path: '/user/purchase',
  Page: page(() =>
    import(/* webpackChunkName: "route-purchases" */ '../../features/purchases/components/purchases-view.tsx').then(
      ({ PurchasesView }) => PurchasesView,
    ),
  ),
  loader: ({ t }) => Promise.resolve({ status: 200, title: t('shop.title', { page: t('frames.purchases') }) }),
};
