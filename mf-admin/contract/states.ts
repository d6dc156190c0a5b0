/** Ids that provider states make things under. */
export const ids = {
  order: '64b0c0ffee0123456789ad01',
  quote: '64b0c0ffee0123456789ad02',
  line: '64b0c0ffee0123456789ad03',
  payment: '64b0c0ffee0123456789ad04',
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
  noTransfers: 'no transfer was recorded',
};
