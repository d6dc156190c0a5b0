import { fillPath } from './fill-path.ts';

describe('fillPath', () => {
  it('fills every parameter', () => {
    expect(fillPath('/v1/carts/:cart/lines/:line', { cart: 7, line: 'a' })).toBe('/v1/carts/7/lines/a');
  });

  it('percent-encodes values, so that none of them adds a segment or a query', () => {
    expect(fillPath('/v1/files/:name', { name: '../a b?c#bánh' })).toBe('/v1/files/..%2Fa%20b%3Fc%23b%C3%A1nh');
  });

  it('returns a path without parameters unchanged', () => {
    expect(fillPath('/v1/products')).toBe('/v1/products');
  });

  it('rejects a missing parameter', () => {
    expect(() => fillPath('/v1/products/:id', { name: 'x' })).toThrow('no value for id');
  });
});
