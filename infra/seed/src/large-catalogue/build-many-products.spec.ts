import { productSchema } from '@gvg/contracts/catalogue/http/products';
import { allCategories } from '../products/all-categories.ts';
import { buildManyProducts, maxProducts } from './build-many-products.ts';
import { allGoods, methods, packings, regions } from './name-words.ts';

const urlOf = () => '/v1/file-manager/files/0.png';

describe('a large catalogue', () => {
  it('has tens of thousands of products with ids and names of their own', () => {
    const [ids, vi, en] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const { _id, name } of buildManyProducts(20_000, urlOf)) {
      ids.add(_id);
      vi.add(name.vi);
      en.add(name.en);
    }
    expect([ids.size, vi.size, en.size]).toEqual([20_000, 20_000, 20_000]);
    expect(maxProducts).toBe(allGoods.length * methods.length * regions.length * packings.length);
    expect(maxProducts).toBeGreaterThan(100_000);
  });

  it('is as the contract says, and varied', () => {
    const products = [...buildManyProducts(500, urlOf)];
    for (const product of products) expect(productSchema.parse(product)).toEqual(product);
    const different = (pick: (product: (typeof products)[number]) => unknown) => new Set(products.map(pick)).size;
    expect(different(({ category }) => category)).toBeGreaterThan(10);
    expect(different(({ producer }) => producer)).toBeGreaterThan(30);
    expect(different(({ price }) => price)).toBeGreaterThan(100);
    expect(different(({ priority }) => priority)).toBe(5);
  });

  it('sells only in categories that there are', () => {
    const slugs = allCategories.map(({ slug }) => slug);
    for (const { category } of allGoods) expect(slugs).toContain(category);
  });

  it('says when it has not that many', () => {
    expect(() => buildManyProducts(maxProducts + 1, urlOf).next()).toThrow('more than');
  });
});
