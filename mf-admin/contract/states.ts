/** Ids that provider states make things under. */
export const ids = {
  order: '64b0c0ffee0123456789ad01',
  quote: '64b0c0ffee0123456789ad02',
  line: '64b0c0ffee0123456789ad03',
  payment: '64b0c0ffee0123456789ad04',
};

export const states = {
  order: `the order ${ids.order} lies at the warehouse`,
  quote: `the quote ${ids.quote} asks for the price of the line ${ids.line}`,
  payment: `the transfer ${ids.payment} of 90,000đ fits no order`,
  orderAndPayment: `the order ${ids.order} lies at the warehouse, and the transfer ${ids.payment} of 90,000đ fits no order`,
  lowStock: 'a product ends within days',
  unanswered: 'a customer waits for an answer',
  noTransfers: 'no transfer was recorded',
};
