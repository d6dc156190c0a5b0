/** Error codes of cart, orders and quotes, with their HTTP statuses (specification §8, rules/errors.md). */
export const errorStatus = {
  CART_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,

  CART_WAS_EXISTED: 409,
  ORDER_WAS_EXISTED: 409,
  CART_AMOUNT_NOT_ENOUGH: 409,
  ORDER_STATUS_CONFLICT: 409,
  GOODS_RESTRICTED: 409,

  CART_WAS_DELETED: 410,
  ORDER_WAS_DELETED: 410,
  QUOTE_EXPIRED: 410,
} as const;
