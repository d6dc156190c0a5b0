/** The endpoints of carts, quotes and orders that staff's browsers call. */
export const laterCalls = {
  getCustomerCart: 'GET /v1/carts/:kind/:id',
  listQuotes: 'GET /v1/quotes',
  listOrders: 'GET /v1/orders',
} as const;
