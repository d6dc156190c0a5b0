export const texts = {
  messages: { title: 'Customer messages · Goods Viet Goods' },
  notification: { title: 'Notification page', text: 'This page has no content yet.' },
};
