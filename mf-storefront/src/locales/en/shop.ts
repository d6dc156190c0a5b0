/** Texts used on every page of the storefront. */
export const shop = {
  name: 'Goods Viet Goods',
  title: '{{page}} | Goods Viet Goods',
  home: 'Home',
  breadcrumbs: 'Breadcrumbs',
  seeAll: 'See all',
  loading: 'Loading…',
  offline: 'There is no connection. Check your network, then try again.',
  recentlyViewed: 'Recently viewed',
  previous: 'Previous',
  next: 'Next',
};
