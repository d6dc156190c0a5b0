/** Texts used on every page of cart and orders. */
export const shop = {
  name: 'Goods Viet Goods',
  title: '{{page}} | Goods Viet Goods',
  toHome: 'to the home page',
  loading: 'Loading…',
  offline: 'There is no internet connection. Please check it and try again.',
  help: 'Need help?',
  helpMore: 'Write to us',
  myOrders: 'My orders',
  track: 'Track an order',
};
