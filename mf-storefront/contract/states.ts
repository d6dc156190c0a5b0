/** Provider states. The catalogue's pact verification sets each up by its name. Ids are part of the contract. */
export const ids = {
  product: '6a0000000000000000000001',
  removedProduct: '6a0000000000000000000002',
  unknownProduct: '6a0000000000000000000003',
  category: '6a0000000000000000000004',
  producer: '6a0000000000000000000005',
} as const;

export const states = {
  listed: 'products on sale are listed',
  product: `the product ${ids.product} is on sale, with all of its fields`,
  removed: `the product ${ids.removedProduct} was removed`,
  category: `the category ${ids.category} is shown`,
  producer: `the producer ${ids.producer} is shown`,
  freight: 'freight goes to Japan by air, with a surcharge and a restriction',
  sendable: `freight goes to Japan by air, and the product ${ids.product} may go there`,
  rated: `the product ${ids.product} was rated`,
  prepared: 'the shop was prepared',
  page: 'the page guide is there',
} as const;
