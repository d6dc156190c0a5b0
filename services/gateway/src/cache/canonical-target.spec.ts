import { listProductRatings } from '@gvg/contracts/catalogue/http/ratings';
import { getProduct, listProducts } from '@gvg/contracts/catalogue/http/products';
import { canonicalTarget } from './canonical-target.ts';

describe('canonicalTarget', () => {
  it.each([
    ['', '/v1/products'],
    ['?page=01', '/v1/products'],
    ['?page=02', '/v1/products?page=2'],
    ['?n%61me=banh&page=2', '/v1/products?page=2&name=banh'],
    ['?name=+banh+', '/v1/products?name=banh'],
    ['?inStock=1', '/v1/products?inStock=true'],
    ['?locale=en_US&utm_source=mail', '/v1/products?locale=en'],
    ['?limit=20&page=1', '/v1/products'],
    ['?name=ba%CC%81nh', '/v1/products?name=b%C3%A1nh'],
  ])('returns for /v1/products%s the target %s', (query, target) => {
    expect(canonicalTarget(listProducts, '/v1/products', query)).toBe(target);
  });

  it.each(['?page=0', '?page=1&page=2', '?sort=SIDEWAYS'])(
    'returns no target for %s, which the service rejects',
    (query) => {
      expect(canonicalTarget(listProducts, '/v1/products', query)).toBeUndefined();
    },
  );

  it('ignores a trailing slash and every query of an endpoint without one', () => {
    expect(canonicalTarget(getProduct, '/v1/products/a/', '?x=1')).toBe('/v1/products/a');
    expect(canonicalTarget(listProductRatings, '/v1/users-rating/product/a', '?stars=05')).toBe(
      '/v1/users-rating/product/a?stars=5',
    );
  });
});
