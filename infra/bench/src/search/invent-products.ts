import type { Category } from '@gvg/contracts/http/categories';
import type { Producer } from '@gvg/contracts/http/producers';
import type { ProductCard } from '@gvg/contracts/http/products';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue-terms';
import { brandSyllables, goods, packages, places, qualities } from './name-parts.ts';
import { pick, seededRandom } from './random.ts';

const day = 86_400_000;

const shelves = { category: 40, producer: 500 } as const;
type Shelf = keyof typeof shelves;

function shelfId(kind: Shelf, number: number): string {
  return `${kind === 'category' ? 'c' : 'd'}${number.toString(16).padStart(23, '0')}`;
}

/** What the products of `inventProducts` stand on. */
export function inventShelves(): { category: Category[]; producer: Producer[] } {
  const common = (kind: Shelf, number: number) => ({
    _id: shelfId(kind, number),
    name: { vi: `${kind} ${number}`, en: '' },
    image: '/v1/file-manager/files/0.jpg',
    isShowed: true,
    isDeleted: false,
    revision: 1,
    createdAt: new Date(Date.UTC(2026, 0, 1)).toISOString(),
  });
  const of = (kind: Shelf) => Array.from({ length: shelves[kind] }, (_, number) => common(kind, number));
  return { category: of('category').map((shelf) => ({ ...shelf, type: 'PACKAGED_FOOD' })), producer: of('producer') };
}

/** Believable products with names in both languages, no two alike; the same ones in every run. */
export function inventProducts(count: number, seed = 1): ProductCard[] {
  const random = seededRandom(seed);
  const brands = Array.from({ length: 4_000 }, () => capitalised(pick(brandSyllables, random) + pick(brandSyllables, random) + (random() < 0.3 ? pick(brandSyllables, random) : '')));
  return Array.from({ length: count }, (_, number) => {
    const [vi, en] = pick(goods, random);
    const [qualityVi, qualityEn] = pick(qualities, random);
    const [placeVi, placeEn] = pick(places, random);
    const [packVi, packEn] = pick(packages, random);
    const brand = pick(brands, random);
    const size = `${(1 + Math.floor(random() * 40)) * 25}g`;
    const price = (10 + Math.floor(random() * 990)) * 1_000;
    return {
      _id: (number + 1).toString(16).padStart(24, '0'),
      name: { vi: `${vi} ${qualityVi} ${brand} ${placeVi} ${packVi} ${size}`, en: `${placeEn} ${qualityEn} ${en.toLowerCase()} ${brand}, ${packEn} of ${size}` },
      images: [`/v1/file-manager/files/${number % 120}.jpg`],
      category: shelfId('category', number % shelves.category),
      producer: shelfId('producer', Math.floor(random() * shelves.producer)),
      country: 'VN',
      type: pick(productTypes, random),
      priority: pick(productPriorities, random),
      price,
      ...(random() < 0.2 ? { salePrice: Math.round(price * 0.8) } : {}),
      unit: 'GRAM' as const,
      quantityPerUnit: 500,
      weightGrams: 600,
      stock: random() < 0.05 ? 0 : Math.floor(random() * 200),
      // Few sell a lot, most a little.
      sold: Math.floor(1 / (0.0002 + random())),
      ratingAverage: 4.5,
      ratingCount: 10,
      isDeleted: false,
      revision: 1,
      createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 300) * day).toISOString(),
    };
  });
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
