import { tagsOfReads, tagsOfWrite } from './cache-tags.ts';
import { createProduct, updateProduct } from '../catalogue/http/products.ts';
import { rateProduct } from '../catalogue/http/ratings.ts';
import { estimateCost } from '../catalogue/http/costs.ts';

const id = 'a'.repeat(24);

describe('tagsOfReads', () => {
  it('returns the entities and lists that the responses depend on, each once', () => {
    expect(
      tagsOfReads([`/v1/products/${id}`, '/v1/products?category=x&limit=5', '/v1/product-categories?limit=100']),
    ).toEqual([`product:${id}`, 'category', 'producer', 'product', 'cost', 'settings']);
    expect(tagsOfReads([`/v1/users-rating/product/${id}`])).toEqual([`product:${id}`, 'rating']);
    expect(tagsOfReads(['/v1/page-templates/get-type/HEADER', '/v1/costs'])).toEqual(['template', 'cost']);
    expect(tagsOfReads([])).toEqual([]);
  });

  it('returns undefined if the contracts do not allow caching a response', () => {
    expect(tagsOfReads(['/v1/costs', '/v1/auth/session'])).toBeUndefined();
    expect(tagsOfReads(['/v1/nothing'])).toBeUndefined();
  });
});

describe('tagsOfWrite', () => {
  it('returns the entity and lists of the first subject, and the other subjects', () => {
    expect(tagsOfWrite(createProduct, undefined)).toEqual(['product']);
    expect(tagsOfWrite(updateProduct, id)).toEqual(['product', `product:${id}`]);
    expect(tagsOfWrite(rateProduct, id)).toEqual(['product', `product:${id}`, 'rating']);
  });

  it('returns no tags for a call that changes nothing', () => {
    expect(tagsOfWrite(estimateCost, undefined)).toEqual([]);
  });
});
