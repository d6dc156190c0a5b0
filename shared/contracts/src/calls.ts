import type * as categories from './http/categories.ts';
import type * as costs from './http/costs.ts';
import type * as countries from './http/countries.ts';
import type * as identity from './http/identity.ts';
import type * as pageTemplates from './http/page-templates.ts';
import type * as producers from './http/producers.ts';
import type * as products from './http/products.ts';
import type * as ratings from './http/ratings.ts';
import type { Endpoint } from './endpoint.ts';

type Everything = typeof categories &
  typeof costs &
  typeof countries &
  typeof identity &
  typeof pageTemplates &
  typeof producers &
  typeof products &
  typeof ratings;
type EndpointNames = { [Name in keyof Everything]: Everything[Name] extends Endpoint ? Name : never }[keyof Everything];

/**
 * Method and path of every call that a browser makes, by the name of its endpoint: plain data, so that no schema reaches a browser.
 * `calls.spec.ts` proves that each agrees with its endpoint.
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

/** The endpoint behind a call's name, as a type only. */
export type EndpointNamed<Name extends CallName> = Everything[Name];
