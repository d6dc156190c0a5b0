import { calls } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import * as categories from './http/categories.ts';
import * as costs from './http/costs.ts';
import * as countries from './http/countries.ts';
import * as identity from './http/identity.ts';
import * as pageTemplates from './http/page-templates.ts';
import * as producers from './http/producers.ts';
import * as products from './http/products.ts';
import * as ratings from './http/ratings.ts';

const endpoints: Record<string, unknown> = { ...categories, ...costs, ...countries, ...identity, ...pageTemplates, ...producers, ...products, ...ratings };

test.each(Object.entries(calls))('%s is called where its service answers', (name, call) => {
  const { method, path } = endpoints[name] as Endpoint;
  expect(call).toBe(`${method} ${path}`);
});
