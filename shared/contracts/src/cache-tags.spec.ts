import { tagsOfReads } from './cache-tags.ts';

const id = 'a'.repeat(24);

describe('tagsOfReads', () => {
  it('names the entities and lists that the responses depend on, each once', () => {
    expect(
      tagsOfReads([`/v1/products/${id}`, '/v1/products?category=x&limit=5', '/v1/product-categories?limit=100']),
    ).toEqual([`product:${id}`, 'category', 'producer', 'product', 'cost', 'settings']);
    expect(tagsOfReads([`/v1/users-rating/product/${id}`])).toEqual([`product:${id}`, 'rating']);
    expect(tagsOfReads(['/v1/page-templates/get-type/HEADER', '/v1/costs'])).toEqual(['template', 'cost']);
    expect(tagsOfReads([])).toEqual([]);
  });

  it('has no tags for a response that contracts do not allow caching', () => {
    expect(tagsOfReads(['/v1/costs', '/v1/auth/session'])).toBeUndefined();
    expect(tagsOfReads(['/v1/nothing'])).toBeUndefined();
  });
});
