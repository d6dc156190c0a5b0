import { idOf } from '@gvg/browser-kit/testing';
import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { Rating } from '@gvg/contracts/catalogue/http/ratings';
import { sampleCategory, sampleProduct, sampleRating } from '../../server/warm-up/sample-entities.ts';

export const dryFood: Category = { ...sampleCategory, _id: idOf(1), name: { vi: 'Thực phẩm khô', en: 'Dry food' } };

export const ricePaper: Product = {
  ...sampleProduct,
  _id: idOf(100),
  name: { vi: 'Bánh tráng dẻo Tây Ninh', en: 'Soft rice paper' },
  description: { vi: '<p>Dẻo mà <strong>không bở</strong></p>', en: '<p>Soft, never crumbling</p>' },
  images: ['/v1/file-manager/files/one.png', '/v1/file-manager/files/two.png'],
  category: dryFood._id,
  producer: idOf(2),
  price: 78_000,
  salePrice: 65_000,
  quantityPerUnit: 500,
  weightGrams: 560,
  stock: 128,
  sold: 1_234,
  ratingAverage: 4.9,
  ratingCount: 312,
};

export const makeProducts = (amount: number, overrides: Partial<Product> = {}): Product[] =>
  Array.from({ length: amount }, (_, index) => ({
    ...ricePaper,
    ...overrides,
    _id: idOf(200 + index),
    name: { vi: `Món ${index + 1}`, en: `Item ${index + 1}` },
  }));

export const makeRating = (number: number, overrides: Partial<Rating> = {}): Rating => ({
  ...sampleRating,
  _id: idOf(300 + number),
  comment: `Lời ${number}`,
  ...overrides,
});

/** Returns one page of a list in the API's format. */
export const listPage = <Doc>(docs: readonly Doc[], { totalDocs = docs.length, page = 1, limit = 20 } = {}) => ({
  docs: [...docs],
  totalDocs,
  totalPages: Math.ceil(totalDocs / limit),
  page,
  limit,
  hasNextPage: page * limit < totalDocs,
});

/** Returns an estimate's row for one service. */
export const estimateRow = (
  service: EstimateRow['service'],
  total: number,
  overrides: Partial<EstimateRow> = {},
): EstimateRow => ({
  cost: idOf(4),
  service,
  transitDays: { min: 5, max: 8 },
  possible: true,
  realGrams: 560,
  volumetricGrams: 560,
  chargeableGrams: 1_000,
  rule: {
    basis: 'REAL',
    bracket: { fromGrams: 0, pricePerKg: total },
    stepGrams: 500,
    minimumGrams: 500,
    volumetricDivisor: 5_000,
  },
  freight: total,
  surcharges: [],
  total,
  refused: [],
  cutoffs: [],
  ...overrides,
});
