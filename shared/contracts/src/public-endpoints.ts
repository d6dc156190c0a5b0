import type { Endpoint } from './endpoint.ts';
import * as categories from './catalogue/http/categories.ts';
import * as costs from './catalogue/http/costs.ts';
import * as countries from './catalogue/http/countries.ts';
import * as identity from './identity/http/identity.ts';
import * as pageTemplates from './catalogue/http/page-templates.ts';
import * as producers from './catalogue/http/producers.ts';
import * as products from './catalogue/http/products.ts';
import * as ratings from './catalogue/http/ratings.ts';
import * as upload from './upload/http/upload.ts';

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'service' in value && 'method' in value && 'path' in value;
}

/** Every endpoint that the gateway routes; its limits and cache are derived from this list. */
export const publicEndpoints: readonly Endpoint[] = [categories, costs, countries, identity, pageTemplates, producers, products, ratings, upload]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isEndpoint);
