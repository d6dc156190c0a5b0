import { randomBytes } from 'node:crypto';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { getProductsForService } from '@gvg/contracts/catalogue/http/internal-stock';

/** A product as catalogue returns it to other services. */
export type ServiceProduct = ResponseBodyOf<typeof getProductsForService>['docs'][number];

export const newId = (): string => randomBytes(12).toString('hex');

export const samplePicture = `/v1/file-manager/files/${'a'.repeat(40)}.jpg`;

/** Creates a different product on each call. */
export function newProduct(fields: Partial<ServiceProduct> = {}): ServiceProduct {
  const _id = newId();
  return {
    _id,
    name: { vi: `Bánh tráng ${_id}`, en: '' },
    images: [samplePicture],
    category: 'c'.repeat(24),
    producer: 'd'.repeat(24),
    country: 'VN',
    type: 'NORMAL',
    priority: '1',
    price: 65_000,
    unit: 'GRAM',
    quantityPerUnit: 500,
    weightGrams: 550,
    stock: 10,
    sold: 0,
    ratingAverage: 0,
    ratingCount: 0,
    isShowed: true,
    isDeleted: false,
    revision: 1,
    editRevision: 1,
    createdAt: '2026-11-01T08:00:00.000Z',
    isCategoryShown: true,
    isProducerShown: true,
    ...fields,
  };
}
