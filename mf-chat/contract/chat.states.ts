/** Ids that provider states make things under. */
export const ids = {
  room: '64b0c0ffee0123456789ad00',
  quote: '64b0c0ffee0123456789ac03',
  order: '64b0c0ffee0123456789ac04',
};

/** Of the user whose token the provider's test mints; cart has those of orders and quotes for mf-cart, too. */
export const states = {
  conversation: `the user has the room ${ids.room} with one message and one answer that is not read`,
  none: 'the user has written nothing',
  quote: `the user has the answered quote ${ids.quote}`,
  order: `the user has the order ${ids.order} that waits for its deposit`,
};
