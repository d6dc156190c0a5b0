import { categoryTypes, productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import { categorySchema } from '@gvg/contracts/catalogue/http/categories';
import { producerSchema } from '@gvg/contracts/catalogue/http/producers';
import { productSchema } from '@gvg/contracts/catalogue/http/products';
import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import { buildCategories, buildProducers, buildProducts } from './build-goods.ts';
import { pictureKey } from '../pictures/picture.ts';
import type { Picture } from '../pictures/picture.ts';

const urls = new Map<string, string>();
const urlOf = (picture: Picture) => {
  const key = pictureKey(picture);
  if (!urls.has(key)) urls.set(key, `/v1/file-manager/files/${String(urls.size).padStart(40, '0')}.png`);
  return urls.get(key) as string;
};

const categories = buildCategories(urlOf);
const producers = buildProducers(urlOf);
const products = buildProducts(urlOf);
const typeOf = new Map(categories.map(({ _id, type }) => [_id, type]));

/** Returns a name without numbers and units, so that names that only differ in these count as equal. */
const withoutNumbers = (name: string) => foldVietnamese(name).replace(/\d+|\b(kg|g|ml)\b|[^a-z]/g, '');
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const textsOf = (product: (typeof products)[number]) =>
  [product.name, product.description, product.ingredients, product.storage, product.warnings].filter(
    (text) => text !== undefined,
  );

/** Letters that do not occur in English texts. */
const vietnameseLetters = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/iu;

describe('demo goods', () => {
  it('are valid by their contracts', () => {
    for (const product of products) expect(productSchema.parse(product)).toEqual(product);
    for (const category of categories) expect(categorySchema.parse(category)).toEqual(category);
    for (const producer of producers) expect(producerSchema.parse(producer)).toEqual(producer);
  });

  it('include 300 products, 30 of each type in several categories, and 40 producers', () => {
    expect(products.length).toBeGreaterThanOrEqual(300);
    expect(producers.length).toBeGreaterThanOrEqual(40);
    for (const type of categoryTypes) {
      expect(
        products.filter(({ category, isDeleted }) => typeOf.get(category) === type && !isDeleted).length,
      ).toBeGreaterThanOrEqual(30);
      expect(categories.filter((category) => category.type === type).length).toBeGreaterThanOrEqual(3);
    }
    // The site fetches both lists completely (specification §7).
    expect(categories.length).toBeLessThanOrEqual(50);
    expect(producers.length).toBeLessThanOrEqual(100);
  });

  it('have unique ids and names that differ in more than a number', () => {
    for (const kind of [products, categories, producers]) {
      expect(repeated(kind.map(({ _id }) => _id))).toEqual([]);
      expect(repeated(kind.map(({ name }) => withoutNumbers(name.vi)))).toEqual([]);
      expect(repeated(kind.map(({ name }) => withoutNumbers(name.en)))).toEqual([]);
    }
    expect(repeated(products.flatMap(({ description }) => [description.vi, description.en]))).toEqual([]);
  });

  it('have different texts in both languages', () => {
    for (const text of [
      ...products.flatMap(textsOf),
      ...categories.map(({ name }) => name),
      ...producers.map(({ name }) => name),
    ]) {
      expect(foldVietnamese(text.en)).not.toBe(foldVietnamese(text.vi));
      expect(text.vi.normalize('NFC')).toBe(text.vi);
      expect(text.en).not.toMatch(vietnameseLetters);
    }
  });

  it.each<[string, (product: (typeof products)[number]) => boolean]>([
    ['removed', ({ isDeleted }) => isDeleted],
    ['sold out', ({ stock }) => stock === 0],
    ['on sale', ({ salePrice }) => salePrice !== undefined],
    ['from abroad', ({ country }) => country !== 'VN'],
    ...productTypes.map((type): [string, (product: (typeof products)[number]) => boolean] => [
      type,
      (product) => product.type === type,
    ]),
    ...productPriorities.map((priority): [string, (product: (typeof products)[number]) => boolean] => [
      priority,
      (product) => product.priority === priority,
    ]),
  ])('include some that are %s', (_, is) => {
    expect(products.filter(is).length).toBeGreaterThanOrEqual(2);
  });

  it('include one with a name of 90 letters', () => {
    expect(products.some(({ name }) => name.vi.length >= 90)).toBe(true);
  });

  it('have plausible weights, prices and dimensions', () => {
    for (const product of products) {
      const net = product.quantityPerUnit * (product.unit === 'KILOGRAM' ? 1_000 : 1);
      expect(product.weightGrams).toBeGreaterThan(net);
      expect(product.price % 1_000).toBe(0);
      expect(product.price).toBeGreaterThanOrEqual(10_000);
      expect(product.salePrice ?? 0).toBeLessThan(product.price);
      const { length, width, height } = product.dimensionsMm ?? { length: 0, width: 0, height: 0 };
      const litres = (length * width * height) / 1_000_000;
      expect(product.weightGrams / litres).toBeGreaterThan(100);
    }
  });
});
