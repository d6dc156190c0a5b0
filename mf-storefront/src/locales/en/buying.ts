/** Buttons that buy, and the panel for links to other shops. */
export const buying = {
  add: 'Add to cart',
  addSeveral: 'Add {{count}} to the cart',
  addName: 'Add {{name}} to the cart',
  added: '{{name}} is in your cart',
  seeCart: 'See the cart',
  undo: 'Undo',
  notEnough_one: 'At most {{count}} can be bought, counting what is in your cart.',
  notEnough_other: 'At most {{count}} can be bought, counting what is in your cart.',
  now: 'Buy now',
  quote: 'Request a quote',
  quoteName: 'Request a quote for {{name}}',
  linkTitle: 'Found something in another shop?',
  linkText: 'Paste the link, and we find it and quote a price within 24 hours. If you do not buy, it costs nothing.',
  link: 'Link to the item',
  linkSubmit: 'Buy it for me',
};
