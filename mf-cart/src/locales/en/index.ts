export const texts = {
  checkOut: { title: 'CheckOut page', text: 'This page has no content yet.' },
};
