export const texts = {
  notification: { title: 'Notification page', text: 'This page has no content yet.' },
};
