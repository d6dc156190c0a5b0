import { z } from 'zod';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { defineEndpoint } from '@gvg/contracts/definitions/endpoint';
import { EndpointTree } from './endpoint-tree.ts';

const endpoint = (service: Endpoint['service'], path: Endpoint['path'], method: Endpoint['method'] = 'GET') =>
  defineEndpoint({ service, method, path, access: 'public', limit: 'read', response: z.unknown(), errors: [] });

const listProducts = endpoint('catalogue', '/v1/products');
const getProduct = endpoint('catalogue', '/v1/products/:id');
const setStatus = endpoint('catalogue', '/v1/products/status/:id', 'PUT');
const catalogueSettings = endpoint('catalogue', '/v1/settings/catalogue');
const cartSettings = endpoint('cart', '/v1/settings/cart');
const tree = new EndpointTree([listProducts, getProduct, setStatus, catalogueSettings, cartSettings]);

test.each([
  ['GET', '/v1/products', listProducts, undefined],
  ['HEAD', '/v1/products/', listProducts, undefined],
  ['GET', '/v1/products/a', getProduct, 'a'],
  ['PUT', '/v1/products/status/a', setStatus, 'a'],
  ['GET', '/v1/settings/cart', cartSettings, undefined],
] as const)('finds the endpoint of %s %s', (method, path, expected, id) => {
  expect(tree.find(method, path)).toEqual({ service: expected.service, match: { endpoint: expected, id } });
});

test.each([
  ['DELETE', '/v1/products', 'catalogue'],
  ['GET', '/v1/products/a/unknown', 'catalogue'],
  ['POST', '/v1/settings/cart', 'cart'],
  ['GET', '/v1/settings/catalogue/unknown', 'catalogue'],
  ['GET', '/v1/settings/unknown', undefined],
  ['GET', '/v1/settings', undefined],
  ['GET', '/v1/productsx', undefined],
  ['GET', '/v1', undefined],
] as const)('assigns the unknown call %s %s to %s', (method, path, service) => {
  expect(tree.find(method, path)).toEqual({ service, match: undefined });
});
