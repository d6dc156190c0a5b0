/** Ids that provider states make things under. */
export const ids = {
  order: '64b0c0ffee0123456789ad01',
  quote: '64b0c0ffee0123456789ad02',
  line: '64b0c0ffee0123456789ad03',
  payment: '64b0c0ffee0123456789ad04',
  user: '64b0c0ffee0123456789ad21',
  mail: '64b0c0ffee0123456789ad22',
  rating: '64b0c0ffee0123456789ad23',
  page: '64b0c0ffee0123456789ad05',
  account: '64b0c0ffee0123456789ab14',
};

export const states = {
  order: `the order ${ids.order} lies at the warehouse`,
  quote: `the quote ${ids.quote} asks for the price of the line ${ids.line}`,
  payment: `the transfer ${ids.payment} of 90,000đ fits no order`,
  page: `the page ${ids.page} is in its first version, without a draft`,
  draft: `the page ${ids.page} is in its first version, with a draft`,
  freight: 'freight goes to Japan by air, with a surcharge and a restriction',
  account: `the user ${ids.account} has an account`,
  cannedReply: 'there is a canned reply',
  orderAndPayment: `the order ${ids.order} lies at the warehouse, and the transfer ${ids.payment} of 90,000đ fits no order`,
  lowStock: 'a product ends within days',
  unanswered: 'a customer waits for an answer',
  noTransfers: 'no transfer was recorded',
  user: `the account ${ids.user} is a customer’s, and the caller has just shown who they are`,
  unconfirmedCaller: `the account ${ids.user} is a customer’s, and the caller has signed in long ago`,
  audit: 'somebody of staff has blocked a user',
  deadLetter: 'an event could not be handled',
  mail: `the mail ${ids.mail} could not be sent`,
  announcement: 'something was announced to everybody',
  rating: `the rating ${ids.rating} is shown`,
};
