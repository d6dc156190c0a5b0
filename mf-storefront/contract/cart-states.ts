/** Ids of the entities that cart's provider states create. */
export const cartIds = {
  product: '6a0000000000000000000011',
  removedProduct: '6a0000000000000000000012',
  line: '6a0000000000000000000013',
} as const;

/** States of the user whose token the provider's test mints. */
export const cartStates = {
  inStock: `ten pieces of the product ${cartIds.product} are in stock, and the user's cart is empty`,
  removed: `the product ${cartIds.removedProduct} was removed`,
  line: `the user has the line ${cartIds.line} of two pieces`,
} as const;
