import { calls } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import * as categories from './catalogue/http/categories.ts';
import * as costs from './catalogue/http/costs.ts';
import * as countries from './catalogue/http/countries.ts';
import * as identity from './identity/http/identity.ts';
import * as pageTemplates from './catalogue/http/page-templates.ts';
import * as producers from './catalogue/http/producers.ts';
import * as products from './catalogue/http/products.ts';
import * as ratings from './catalogue/http/ratings.ts';

const endpoints: Record<string, unknown> = { ...categories, ...costs, ...countries, ...identity, ...pageTemplates, ...producers, ...products, ...ratings };

test.each(Object.entries(calls))('%s matches the method and path of its endpoint', (name, call) => {
  const { method, path } = endpoints[name] as Endpoint;
  expect(call).toBe(`${method} ${path}`);
});
