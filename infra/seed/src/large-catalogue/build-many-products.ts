import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { singlePicture } from '../pictures/demo-pictures.ts';
import { allCategories } from '../products/all-categories.ts';
import { categoryId, producerId } from '../products/build-goods.ts';
import type { UrlOf } from '../products/build-goods.ts';
import { demoId } from '../products/demo-id.ts';
import type { Pair } from '../pair.ts';
import type { CategoryData } from '../products/product-data.ts';
import { producers } from '../products/producers.ts';
import type { ProducerKey } from '../products/producers.ts';
import { allGoods, methods, packings, regions } from './name-words.ts';

export const maxProducts = allGoods.length * methods.length * regions.length * packings.length;

const producerKeys = Object.keys(producers) as ProducerKey[];
const categories = new Map(allCategories.map((category) => [category.slug, category]));

/** Coprime to the number of names, so that steps of this size visit each name once and consecutive products differ. */
const stride = 39_119;

function at<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

/** Deterministic, evenly spread numbers in 0…1: the fractional part of a multiple of the golden ratio. */
const spread = (index: number, sequence: number) => (index * 0.6180339887 + sequence * 0.7548776662) % 1;

function buildOne(index: number, urlOf: UrlOf): Product {
  const nameIndex = (index * stride) % maxProducts;
  const goods = at(allGoods, nameIndex);
  const method = at(methods, Math.trunc(nameIndex / allGoods.length));
  const origin = at(regions, Math.trunc(nameIndex / (allGoods.length * methods.length)));
  const packing = at(packings, Math.trunc(nameIndex / (allGoods.length * methods.length * regions.length)));
  const category = categories.get(goods.category) as CategoryData;
  const nameIn = (language: 0 | 1) =>
    [goods.name, method, origin, packing.name].map((pair: Pair) => pair[language]).join(language === 0 ? ' ' : ', ');
  const price = 20_000 + Math.round(spread(index, 1) ** 3 * 900) * 1_000;
  const sale = spread(index, 2) < 0.15;
  return {
    _id: demoId('many', String(index)),
    name: { vi: nameIn(0), en: nameIn(1) },
    description: {
      vi: `<p>${goods.name[0]} ${method[0]}.</p><p>${category.usage[0]}</p>`,
      en: `<p>${goods.name[1]}, ${method[1]}.</p><p>${category.usage[1]}</p>`,
    },
    images: [urlOf(singlePicture(category.art))],
    category: categoryId(category),
    producer: producerId(at(producerKeys, Math.trunc(spread(index, 3) * producerKeys.length))),
    country: 'VN',
    type: spread(index, 4) < 0.8 ? 'NORMAL' : at(productTypes, index),
    priority: at(productPriorities, Math.trunc(spread(index, 5) * productPriorities.length)),
    price,
    ...(sale ? { salePrice: Math.round((price * 0.85) / 1_000) * 1_000 } : {}),
    unit: packing.grams >= 1_000 ? 'KILOGRAM' : 'GRAM',
    quantityPerUnit: packing.grams >= 1_000 ? packing.grams / 1_000 : packing.grams,
    weightGrams: Math.round(packing.grams * 1.12),
    stock: Math.trunc(spread(index, 6) * 300),
    sold: Math.trunc(spread(index, 7) ** 4 * 3_000),
    ratingAverage: 0,
    ratingCount: 0,
    isShowed: true,
    isDeleted: false,
    revision: 1,
    editRevision: 1,
    createdAt: new Date(Date.UTC(2026, 9, 1) - index * 60_000).toISOString(),
  };
}

/** Generates varied products with plausible names for benchmarks, the same in each run and at most `maxProducts`. */
export function* buildManyProducts(count: number, urlOf: UrlOf): Generator<Product> {
  if (count > maxProducts) throw new Error(`${count} products are more than the ${maxProducts} names there are`);
  for (let index = 0; index < count; index += 1) yield buildOne(index, urlOf);
}
