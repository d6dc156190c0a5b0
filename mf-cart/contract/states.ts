/** Ids that provider states make things under. */
export const ids = {
  productLine: '64b0c0ffee0123456789ac01',
  outsideLine: '64b0c0ffee0123456789ac02',
  quote: '64b0c0ffee0123456789ac03',
  order: '64b0c0ffee0123456789ac04',
  askedOrder: '64b0c0ffee0123456789ac05',
  askedLine: '64b0c0ffee0123456789ac06',
  proposedOrder: '64b0c0ffee0123456789ac07',
  sentOrder: '64b0c0ffee0123456789ac09',
  proposal: '64b0c0ffee0123456789ac08',
};

/** Of the user whose token the provider's test mints. */
export const states = {
  cart: `the user has the line ${ids.productLine} of a product and ${ids.outsideLine} from outside`,
  quote: `the user has the answered quote ${ids.quote}`,
  order: `the user has the order ${ids.order} that waits for its deposit`,
  asked: `the user's order ${ids.askedOrder} asks 560,000đ for the line ${ids.askedLine}`,
  proposed: `the user's order ${ids.proposedOrder} waits for an answer to the proposal ${ids.proposal}`,
  sent: `the user's order ${ids.sentOrder} is on its way`,
  nothing: 'the user has bought nothing',
};
