import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

/** Private: servers render no cart, so there is nothing to load. */
export const cartRoute: PageRoute = {
  name: 'cart',
  path: '/user/cart',
  Page: page(() =>
    import(/* webpackChunkName: "route-cart" */ '../../features/cart/components/cart-view.tsx').then(
      ({ CartView }) => CartView,
    ),
  ),
  loader: ({ t }) => Promise.resolve({ status: 200, title: t('shop.title', { page: t('frames.cart') }) }),
};
