import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import type { Country } from '@gvg/contracts/catalogue/http/countries';
import type { PageTemplateOf } from '@gvg/contracts/catalogue/http/page-templates';
import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { Rating } from '@gvg/contracts/catalogue/http/ratings';

const name = { vi: 'M', en: 'M' };
const image = '/v1/file-manager/files/sample.png';
const instant = '2024-01-01T00:00:00.000Z';
const metadata = { isDeleted: false, revision: 1, createdAt: instant };
const text = { vi: '<p>M</p>', en: '<p>M</p>' };
const id = '0'.repeat(24);

export const sampleCategory: Category = { _id: id, name, type: 'PACKAGED_FOOD', image, isShowed: true, ...metadata };
export const sampleProducer: Producer = { _id: id, name, image, isShowed: true, ...metadata };
export const sampleCountry: Country = { code: 'VN', name };

export const sampleProduct: Product = {
  _id: id,
  name,
  description: text,
  images: [image],
  category: id,
  producer: id,
  country: 'VN',
  type: 'NORMAL',
  priority: '1',
  price: 2,
  salePrice: 1,
  unit: 'GRAM',
  quantityPerUnit: 1,
  weightGrams: 1,
  stock: 1,
  sold: 1,
  ratingAverage: 5,
  ratingCount: 1,
  isShowed: true,
  editRevision: 1,
  ...metadata,
};

export const sampleRating: Rating = {
  _id: id,
  product: id,
  user: id,
  stars: 5,
  comment: 'M',
  images: [],
  isHidden: false,
  updatedAt: instant,
  ...metadata,
};

export const sampleCost: Cost = {
  _id: id,
  country: 'VN',
  service: 'AIR',
  goodsTypes: ['NORMAL'],
  brackets: [{ fromGrams: 0, pricePerKg: 1 }],
  stepGrams: 500,
  minimumGrams: 500,
  volumetricDivisor: 5_000,
  surcharges: [],
  transitDays: { min: 1, max: 2 },
  restricted: [],
  note: { vi: '', en: '' },
  cutoffs: [],
  validFrom: instant,
  ...metadata,
};

export const sampleHomepage: PageTemplateOf<'HOMEPAGE'> = {
  _id: id,
  type: 'HOMEPAGE',
  banners: [{ image, title: name, actions: [{ label: name, url: '/search' }] }],
  introduction: text,
  posts: [{ title: name, excerpt: name, image, link: '/page/sample' }],
  updatedAt: instant,
  ...metadata,
};

export const sampleRateTable: PageTemplateOf<'RATE_TABLE'> = {
  _id: id,
  type: 'RATE_TABLE',
  title: name,
  introduction: text,
  notes: text,
  updatedAt: instant,
  ...metadata,
};

export const samplePage: PageTemplateOf<'PAGE'> = {
  _id: id,
  type: 'PAGE',
  slug: 'sample',
  title: name,
  body: text,
  updatedAt: instant,
  ...metadata,
};
