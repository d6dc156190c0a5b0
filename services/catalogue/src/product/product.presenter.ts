import type { Product, ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { StoredProduct } from './product.model.ts';

/** Fields of a stored product that lists need. */
export type CardSource = Omit<
  StoredProduct,
  'description' | 'ingredients' | 'storage' | 'warnings' | 'dimensionsMm' | 'shelfLifeDays' | 'nameKey' | 'skuKey'
>;

/** Query projection of the fields that `presentCard` reads. */
export const cardProjection = {
  description: 0,
  ingredients: 0,
  storage: 0,
  warnings: 0,
  dimensionsMm: 0,
  shelfLifeDays: 0,
  nameKey: 0,
  skuKey: 0,
} as const;

export function presentCard(stored: CardSource): ProductCard {
  return {
    _id: stored._id.toHexString(),
    name: stored.name,
    images: stored.images,
    category: stored.category.toHexString(),
    producer: stored.producer.toHexString(),
    country: stored.country,
    type: stored.type,
    priority: stored.priority,
    price: stored.price,
    ...(stored.salePrice === undefined ? {} : { salePrice: stored.salePrice }),
    unit: stored.unit,
    quantityPerUnit: stored.quantityPerUnit,
    weightGrams: stored.weightGrams,
    ...(stored.sku === undefined ? {} : { sku: stored.sku }),
    ...(stored.barcode === undefined ? {} : { barcode: stored.barcode }),
    stock: stored.stock,
    sold: stored.sold,
    ratingAverage: ratingAverage(stored),
    ratingCount: stored.ratingCount,
    isShowed: stored.isShowed,
    isDeleted: stored.isDeleted,
    revision: stored.revision,
    editRevision: stored.editRevision,
    createdAt: stored.createdAt.toISOString(),
  };
}

/** Presents a product without its long texts, as other services store it. */
export function presentProductData(
  stored: StoredProduct,
): Omit<Product, 'description' | 'ingredients' | 'storage' | 'warnings'> {
  const { dimensionsMm, shelfLifeDays } = stored;
  return {
    ...presentCard(stored),
    ...(dimensionsMm === undefined ? {} : { dimensionsMm }),
    ...(shelfLifeDays === undefined ? {} : { shelfLifeDays }),
  };
}

export function presentProduct(stored: StoredProduct): Product {
  const { description, ingredients, storage, warnings } = stored;
  return {
    ...presentProductData(stored),
    description,
    ...(ingredients === undefined ? {} : { ingredients }),
    ...(storage === undefined ? {} : { storage }),
    ...(warnings === undefined ? {} : { warnings }),
  };
}

/** Average stars with two decimals, 0 without ratings. */
function ratingAverage({ ratingStars, ratingCount }: Pick<StoredProduct, 'ratingStars' | 'ratingCount'>): number {
  return ratingCount === 0 ? 0 : Math.round((ratingStars / ratingCount) * 100) / 100;
}
