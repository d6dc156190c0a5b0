import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { slugOf } from '@gvg/contracts/values/slug';
import { singlePicture, otherPictures, pairPicture } from '../pictures/demo-pictures.ts';
import type { Picture } from '../pictures/picture.ts';
import { allCategories } from './all-categories.ts';
import { demoId } from './demo-id.ts';
import type { Pair } from '../pair.ts';
import type { CategoryData, ProductData } from './product-data.ts';
import { producerArt, producers } from './producers.ts';
import type { ProducerKey } from './producers.ts';

/** Returns the URL of a stored picture. */
export type UrlOf = (picture: Picture) => string;

const textOf = ([vi, en]: Pair): LocalizedText => ({ vi, en });
const paragraphs = (...pairs: Pair[]): LocalizedText => ({
  vi: pairs.map(([vi]) => `<p>${vi}</p>`).join(''),
  en: pairs.map(([, en]) => `<p>${en}</p>`).join(''),
});

/** `createdAt` of the newest product. The others precede it in steps of `hoursBetween`, so that the order by "newest" is stable. */
const newestCreatedAt = Date.UTC(2026, 10, 1, 3);
const hoursBetween = 7;

/** Products with lower sales get priority '3' unless their data sets one. */
const slowSellerLimit = 250;

/** Returns parcel dimensions in millimetres with the proportions 3 : 2 : 1.5, rounded to 5 mm. `packed` is in grams. */
function parcelOf(packed: number, gramsPerLitre: number): { length: number; width: number; height: number } {
  const cubicMillimetres = (packed / gramsPerLitre) * 1_000_000;
  const unit = Math.cbrt(cubicMillimetres / 9);
  const side = (share: number) => Math.max(10, Math.round((unit * share) / 5) * 5);
  return { length: side(3), width: side(2), height: side(1.5) };
}

export function producerId(key: ProducerKey): string {
  return demoId('producer', key);
}

export function categoryId({ slug }: Pick<CategoryData, 'slug'>): string {
  return demoId('category', slug);
}

export function buildProducers(urlOf: UrlOf): Producer[] {
  return (Object.keys(producers) as ProducerKey[]).map((key) => ({
    _id: producerId(key),
    name: textOf(producers[key].name),
    image: urlOf(pairPicture(producerArt(key))),
    isShowed: true,
    isDeleted: false,
    revision: 1,
    createdAt: new Date(newestCreatedAt).toISOString(),
  }));
}

export function buildCategories(urlOf: UrlOf): Category[] {
  return allCategories.map((category) => ({
    _id: categoryId(category),
    name: textOf(category.name),
    type: category.type,
    image: urlOf(singlePicture(category.art)),
    isShowed: true,
    isDeleted: false,
    revision: 1,
    createdAt: new Date(newestCreatedAt).toISOString(),
  }));
}

function buildProduct(category: CategoryData, data: ProductData, urlOf: UrlOf): Omit<Product, 'createdAt'> {
  const inKilograms = data.net >= 1_000 && data.net % 100 === 0;
  const _id = demoId('product', slugOf(data.name[0]));
  return {
    _id,
    sku: `GVG-${_id.slice(0, 8).toUpperCase()}`,
    name: textOf(data.name),
    description: paragraphs(data.about, category.usage),
    images: [pairPicture(data.art), singlePicture(category.art), otherPictures.packed].map(urlOf),
    category: categoryId(category),
    producer: producerId(data.producer),
    country: data.country ?? 'VN',
    type: data.type ?? 'NORMAL',
    priority: data.priority ?? (data.sold < slowSellerLimit ? '3' : '2'),
    price: data.price,
    ...(data.sale === undefined ? {} : { salePrice: data.sale }),
    unit: inKilograms ? 'KILOGRAM' : 'GRAM',
    quantityPerUnit: inKilograms ? data.net / 1_000 : data.net,
    weightGrams: data.packed,
    dimensionsMm: parcelOf(data.packed, category.gramsPerLitre),
    shelfLifeDays: data.shelfLifeDays ?? category.shelfLifeDays,
    ...(data.contents === undefined ? {} : { ingredients: textOf(data.contents) }),
    storage: textOf(category.storage),
    ...(category.warnings === undefined ? {} : { warnings: textOf(category.warnings) }),
    stock: data.stock,
    sold: data.sold,
    ratingAverage: 0,
    ratingCount: 0,
    isShowed: true,
    isDeleted: data.isDeleted ?? false,
    revision: 1,
    editRevision: 1,
  };
}

/** Returns all products of the demo, without ratings, which require orders. */
export function buildProducts(urlOf: UrlOf): Product[] {
  const products = allCategories.flatMap((category) =>
    category.products.map((data) => buildProduct(category, data, urlOf)),
  );
  // Ids are hashes, so sorting by them mixes the categories among the newest.
  const order = products.map(({ _id }) => _id).toSorted();
  return products.map((product) => ({
    ...product,
    createdAt: new Date(newestCreatedAt - order.indexOf(product._id) * hoursBetween * 3_600_000).toISOString(),
  }));
}
