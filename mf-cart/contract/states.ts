/** Ids of the entities that provider states create. */
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

/** Linked pages of other shops. */
export const links = { inVnd: 'https://shop.example/ao-khoac', inEur: 'https://shop.example/jacket' };

/** Code of a finished order, which its page uses to reorder. */
export const endedOrder = 'GVGN335S3';
export const ownPicture = '/v1/file-manager/files/0123456789abcdef0123456789abcdef.jpg';

/** States of the user whose token the provider's test mints. */
export const states = {
  cart: `the user has the line ${ids.productLine} of a product and ${ids.outsideLine} from outside`,
  quote: `the user has the answered quote ${ids.quote}`,
  order: `the user has the order ${ids.order} that waits for its deposit`,
  asked: `the user's order ${ids.askedOrder} asks 560,000đ for the line ${ids.askedLine}`,
  proposed: `the user's order ${ids.proposedOrder} waits for an answer to the proposal ${ids.proposal}`,
  sent: `the user's order ${ids.sentOrder} is on its way`,
  nothing: 'the user has bought nothing',
  requested: `the user has the quote ${ids.quote} that waits for an answer`,
  picture: `the user has uploaded ${ownPicture}, and the cart is empty`,
  link: `the user has a line of ${links.inVnd}`,
  inVnd: `${links.inVnd} says a name, a picture and a price in VND`,
  inEur: `${links.inEur} says a price in EUR alone`,
  ended: `the user's order ${endedOrder} had a product that is in stock and one that was removed`,
};
