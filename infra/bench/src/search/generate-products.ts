import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { productPriorities, productTypes } from '@gvg/contracts/catalogue/terms';
import { brandSyllables, goods, packages, regions, qualities } from './name-words.ts';
import { pick, seededRandom } from './random.ts';

const day = 86_400_000;

const groupCounts = { category: 40, producer: 500 } as const;
type GroupType = keyof typeof groupCounts;

function groupId(type: GroupType, number: number): string {
  return `${type === 'category' ? 'c' : 'd'}${number.toString(16).padStart(23, '0')}`;
}

/** Returns the categories and producers of the products of `generateProducts`. */
export function generateGroups(): { category: Category[]; producer: Producer[] } {
  const common = (type: GroupType, number: number) => ({
    _id: groupId(type, number),
    name: { vi: `${type} ${number}`, en: '' },
    image: '/v1/file-manager/files/0.jpg',
    isShowed: true,
    isDeleted: false,
    revision: 1,
    createdAt: new Date(Date.UTC(2026, 0, 1)).toISOString(),
  });
  const of = (type: GroupType) => Array.from({ length: groupCounts[type] }, (_, number) => common(type, number));
  return { category: of('category').map((group) => ({ ...group, type: 'PACKAGED_FOOD' })), producer: of('producer') };
}

/** Returns plausible products with distinct names in both languages, the same in every run. */
export function generateProducts(count: number, seed = 1): ProductCard[] {
  const random = seededRandom(seed);
  const brands = Array.from({ length: 4_000 }, () =>
    capitalised(
      pick(brandSyllables, random) +
        pick(brandSyllables, random) +
        (random() < 0.3 ? pick(brandSyllables, random) : ''),
    ),
  );
  return Array.from({ length: count }, (_, number) => {
    const [vi, en] = pick(goods, random);
    const [qualityVi, qualityEn] = pick(qualities, random);
    const [regionVi, regionEn] = pick(regions, random);
    const [packVi, packEn] = pick(packages, random);
    const brand = pick(brands, random);
    const size = `${(1 + Math.floor(random() * 40)) * 25}g`;
    const price = (10 + Math.floor(random() * 990)) * 1_000;
    return {
      _id: (number + 1).toString(16).padStart(24, '0'),
      name: {
        vi: `${vi} ${qualityVi} ${brand} ${regionVi} ${packVi} ${size}`,
        en: `${regionEn} ${qualityEn} ${en.toLowerCase()} ${brand}, ${packEn} of ${size}`,
      },
      images: [`/v1/file-manager/files/${number % 120}.jpg`],
      category: groupId('category', number % groupCounts.category),
      producer: groupId('producer', Math.floor(random() * groupCounts.producer)),
      country: 'VN',
      type: pick(productTypes, random),
      priority: pick(productPriorities, random),
      price,
      ...(random() < 0.2 ? { salePrice: Math.round(price * 0.8) } : {}),
      unit: 'GRAM' as const,
      quantityPerUnit: 500,
      weightGrams: 600,
      stock: random() < 0.05 ? 0 : Math.floor(random() * 200),
      // Long-tail distribution.
      sold: Math.floor(1 / (0.0002 + random())),
      ratingAverage: 4.5,
      ratingCount: 10,
      isShowed: true,
      isDeleted: false,
      revision: 1,
      editRevision: 1,
      createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 300) * day).toISOString(),
    };
  });
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
