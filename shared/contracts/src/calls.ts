import type * as categories from './catalogue/http/categories.ts';
import type * as costs from './catalogue/http/costs.ts';
import type * as countries from './catalogue/http/countries.ts';
import type * as identity from './identity/http/identity.ts';
import type * as pageTemplates from './catalogue/http/page-templates.ts';
import type * as producers from './catalogue/http/producers.ts';
import type * as products from './catalogue/http/products.ts';
import type * as ratings from './catalogue/http/ratings.ts';
import type { Endpoint } from './endpoint.ts';

type EndpointModules = typeof categories &
  typeof costs &
  typeof countries &
  typeof identity &
  typeof pageTemplates &
  typeof producers &
  typeof products &
  typeof ratings;
type EndpointNames = { [Name in keyof EndpointModules]: EndpointModules[Name] extends Endpoint ? Name : never }[keyof EndpointModules];

/**
 * Method and path of every endpoint that browsers call, by endpoint name: plain data, so that browser bundles contain no zod schemas.
 * `calls.spec.ts` verifies that each entry matches its endpoint.
 */
export const calls = {
  listCategories: 'GET /v1/product-categories',
  getCategory: 'GET /v1/product-categories/:id',
  listProducers: 'GET /v1/producers',
  getProducer: 'GET /v1/producers/:id',
  listProducts: 'GET /v1/products',
  getProduct: 'GET /v1/products/:id',
  listCountries: 'GET /v1/countries',
  listProductRatings: 'GET /v1/users-rating/product/:id',
  getPageTemplateByType: 'GET /v1/page-templates/get-type/:type',
  getPageTemplateBySlug: 'GET /v1/page-templates/get-slug/:slug',
  listPageTemplates: 'GET /v1/page-templates',
  listCosts: 'GET /v1/costs',
  estimateCost: 'POST /v1/costs/estimate',
  beginGuestSession: 'GET /v1/auth/session',
} as const satisfies Partial<Record<EndpointNames, `${Endpoint['method']} /v1/${string}`>>;

export type CallName = keyof typeof calls;

/** Type of the endpoint with this name. */
export type EndpointOfCall<Name extends CallName> = EndpointModules[Name];
