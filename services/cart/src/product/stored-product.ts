import { Types } from 'mongoose';
import type { z } from 'zod';
import type { productEventData } from '@gvg/contracts/catalogue/events';
import type { StoredProduct } from './known-product.model.ts';

/** Converts a published product to the stored form, as not outdated. */
export function toStoredProduct(product: z.output<typeof productEventData>, revision: number): StoredProduct {
  const { _id, name, images, price, salePrice, weightGrams, dimensionsMm, type, category, producer } = product;
  const { stock, isShowed, isDeleted } = product;
  return {
    _id: new Types.ObjectId(_id),
    name,
    image: images[0] ?? '',
    price: salePrice ?? price,
    weightGrams,
    ...(dimensionsMm === undefined ? {} : { dimensionsMm }),
    type,
    category,
    producer,
    stock,
    isShowed,
    isDeleted,
    isOutdated: false,
    revision,
  };
}
