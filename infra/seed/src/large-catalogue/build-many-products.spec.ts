import { productSchema } from '@gvg/contracts/catalogue/http/products';
import { allCategories } from '../products/all-categories.ts';
import { buildManyProducts, maxProducts } from './build-many-products.ts';
import { allGoods, methods, packings, regions } from './name-words.ts';

const urlOf = () => '/v1/file-manager/files/0.png';

describe('buildManyProducts', () => {
  it('generates tens of thousands of products with unique ids and names', () => {
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

  it('generates valid and varied products', () => {
    const products = [...buildManyProducts(500, urlOf)];
    for (const product of products) expect(productSchema.parse(product)).toEqual(product);
    const different = (pick: (product: (typeof products)[number]) => unknown) => new Set(products.map(pick)).size;
    expect(different(({ category }) => category)).toBeGreaterThan(10);
    expect(different(({ producer }) => producer)).toBeGreaterThan(30);
    expect(different(({ price }) => price)).toBeGreaterThan(100);
    expect(different(({ priority }) => priority)).toBe(5);
  });

  it('uses only existing categories', () => {
    const slugs = allCategories.map(({ slug }) => slug);
    for (const { category } of allGoods) expect(slugs).toContain(category);
  });

  it('throws when more products are requested than there are names', () => {
    expect(() => buildManyProducts(maxProducts + 1, urlOf).next()).toThrow('more than');
  });
});
