/** The catalogue's endpoints that browsers call. */
export const calls = {
  listCategories: 'GET /v1/product-categories',
  getCategory: 'GET /v1/product-categories/:id',
  listProducers: 'GET /v1/producers',
  getProducer: 'GET /v1/producers/:id',
  listProducts: 'GET /v1/products',
  countProducers: 'GET /v1/product-facets/producers',
  getProduct: 'GET /v1/products/:id',
  listCountries: 'GET /v1/countries',
  getMyRating: 'GET /v1/users-rating/me',
  rateProduct: 'PUT /v1/users-rating/:id',
  listProductRatings: 'GET /v1/users-rating/product/:id',
  getPageTemplateByType: 'GET /v1/page-templates/get-type/:type',
  getPageTemplateBySlug: 'GET /v1/page-templates/get-slug/:slug',
  listPageTemplates: 'GET /v1/page-templates',
  listCosts: 'GET /v1/costs',
  estimateCost: 'POST /v1/costs/estimate',
} as const;
