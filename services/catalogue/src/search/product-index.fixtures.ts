import type { ProductCard } from '@gvg/contracts/catalogue/http/products';

/** Category and producer of the products of `cardOf`. */
export const categoryId = 'c00000000000000000000001';
export const producerId = 'd00000000000000000000001';

export const category = {
  _id: categoryId,
  name: { vi: 'Hàng khô', en: 'Groceries' },
  isShowed: true,
  isDeleted: false,
};
export const producer = { _id: producerId, name: { vi: 'Nhà làm', en: 'Home made' }, isShowed: true, isDeleted: false };

/** A card whose id ends in `number`; `fields` override the defaults. */
export function cardOf(number: number, fields: Partial<ProductCard> = {}): ProductCard {
  return {
    _id: number.toString(16).padStart(24, '0'),
    name: { vi: `Sản phẩm ${number}`, en: '' },
    images: ['/v1/file-manager/files/a.png'],
    category: categoryId,
    producer: producerId,
    country: 'VN',
    type: 'NORMAL',
    priority: '1',
    price: 100_000,
    unit: 'GRAM',
    quantityPerUnit: 500,
    weightGrams: 550,
    stock: 5,
    sold: 0,
    ratingAverage: 0,
    ratingCount: 0,
    isShowed: true,
    isDeleted: false,
    revision: 1,
    editRevision: 1,
    createdAt: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
    ...fields,
  };
}
