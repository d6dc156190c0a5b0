import { idOf } from '@gvg/browser-kit/testing';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { StockMovement } from '@gvg/contracts/catalogue/http/stock';
import type { Group } from '../features/groups/group-kinds.ts';
import { daysFromNow } from './staff-data.ts';

/** Visible category. */
export const makeGroup = (fields: Partial<Group> = {}): Group => ({
  _id: idOf(300),
  name: { vi: 'Bánh kẹo', en: 'Sweets' },
  type: 'PACKAGED_FOOD',
  image: '/v1/file-manager/files/group.png',
  isShowed: true,
  isDeleted: false,
  revision: 2,
  createdAt: daysFromNow(-30),
  ...fields,
});

/** Visible product in stock. */
export const makeProduct = (fields: Partial<Product> = {}): Product => ({
  _id: idOf(100),
  name: { vi: 'Bánh tráng dẻo tôm', en: 'Soft rice paper' },
  description: { vi: '<p>Phơi sương, <strong>dẻo mềm</strong>.</p>', en: '<p>Soft and thin.</p>' },
  images: ['/v1/file-manager/files/one.png', '/v1/file-manager/files/two.png'],
  category: idOf(300),
  producer: idOf(400),
  country: 'VN',
  type: 'NORMAL',
  priority: '1',
  price: 72_000,
  salePrice: 65_000,
  unit: 'GRAM',
  quantityPerUnit: 500,
  weightGrams: 560,
  dimensionsMm: { length: 240, width: 180, height: 50 },
  stock: 128,
  sold: 12,
  ratingAverage: 0,
  ratingCount: 0,
  isShowed: true,
  isDeleted: false,
  revision: 9,
  editRevision: 4,
  createdAt: daysFromNow(-20),
  ...fields,
});

/** Received delivery. */
export const makeMovement = (fields: Partial<StockMovement> = {}): StockMovement => ({
  _id: idOf(600),
  product: idOf(100),
  change: 24,
  reason: 'RECEIVED',
  note: 'Phiếu 12',
  by: { kind: 'user', id: idOf(901), name: 'Mai' },
  stock: 128,
  revision: 9,
  at: daysFromNow(-1),
  ...fields,
});
