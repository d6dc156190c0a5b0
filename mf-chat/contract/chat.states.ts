/** Ids of the entities that provider states create. */
export const ids = {
  room: '64b0c0ffee0123456789ad00',
  quote: '64b0c0ffee0123456789ac03',
  order: '64b0c0ffee0123456789ac04',
  cannedReply: '64b0c0ffee0123456789ad04',
};

/**
 * Customers who write to staff. Orders and quotes belong to one user; the cart belongs to another, whose token the provider's test mints.
 */
export const customers = { buyer: '64b0c0ffee0123456789ab14', user: 'a'.repeat(24), guest: 'e'.repeat(32) };

/** States of the user whose token the provider's test mints. Cart also has the orders and quotes states of mf-cart. */
export const states = {
  conversation: `the user has the room ${ids.room} with one message and one answer that is not read`,
  none: 'the user has written nothing',
  quote: `the user has the answered quote ${ids.quote}`,
  order: `the user has the order ${ids.order} that waits for its deposit`,
  orderOfBuyer: `the order 64b0c0ffee0123456789ab11 of the user ${customers.buyer} waits for its deposit`,
  quoteOfBuyer: `the quote 64b0c0ffee0123456789ab12 of the user ${customers.buyer} is answered`,
  cart: 'the user has the line 64b0c0ffee0123456789ac01 of a product and 64b0c0ffee0123456789ac02 from outside',
  cannedReply: `there is the canned reply ${ids.cannedReply}, unchanged so far`,
};
