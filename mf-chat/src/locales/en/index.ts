export const texts = {
  messages: { title: 'Customer messages · Goods Viet Goods' },
  notification: {
    title: 'Notifications',
    documentTitle: 'Notifications | Goods Viet Goods',
    reason: 'Sign in to see notifications about your orders, quotes and messages.',
  },
};
