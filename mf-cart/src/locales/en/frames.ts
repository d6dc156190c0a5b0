/** Frames of the customer's own pages, which servers render the same for everyone. */
export const frames = {
  cart: 'Cart',
  cartLoading: 'Opening your cart…',
  editCart: 'Edit the cart',
  checkOut: 'Check-out',
  checkOutReason: 'Sign in to order. The cart of this device comes along, and you stay at this step.',
  order: 'Order',
  orderOf: 'Order {{code}}',
  orderReason: 'An order is shown to the person who placed it. Sign in and you stay right here.',
  orderGuest: 'No account on this device? Track it with the order code and phone number.',
  placed: 'Thank you, your order is placed',
  purchases: 'My orders',
  purchasesReason: 'Sign in to see your orders and quotes.',
  quote: 'Quote',
  quoteFor_one: 'Quote for {{count}} item',
  quoteFor_other: 'Quote for {{count}} items',
  quoteReason: 'A quote is shown to the person who asked for it. Sign in and you stay right here.',
};
