import type { Api } from '@gvg/browser-kit';
import { categoryPath, productPath } from '../../src/features/catalogue/paths.ts';
import {
  sampleCategory,
  sampleCost,
  sampleCountry,
  sampleHomepage,
  samplePage,
  sampleProducer,
  sampleProduct,
  sampleRateTable,
  sampleRating,
} from './sample-entities.ts';

const listOf = (doc: unknown, amount = 1) => ({
  docs: Array.from({ length: amount }, (_, index) => ({
    ...(doc as object),
    _id: index.toString(16).padStart(24, '0'),
  })),
  totalDocs: amount,
  totalPages: 1,
  page: 1,
  limit: 100,
  hasNextPage: false,
});

/** By prefix of the address, more specific prefixes first. */
const responses: readonly [string, unknown][] = [
  ['/v1/products?', listOf(sampleProduct, 12)],
  ['/v1/products/', sampleProduct],
  ['/v1/product-categories?', listOf(sampleCategory, 7)],
  ['/v1/product-categories/', sampleCategory],
  ['/v1/producers', sampleProducer],
  ['/v1/countries', { ...listOf(sampleCountry), docs: [sampleCountry] }],
  ['/v1/users-rating/', listOf(sampleRating, 3)],
  ['/v1/costs', { ...listOf(sampleCost), docs: [sampleCost] }],
  ['/v1/page-templates/get-type/HOMEPAGE', sampleHomepage],
  ['/v1/page-templates/get-type/RATE_TABLE', sampleRateTable],
  ['/v1/page-templates/get-slug/', samplePage],
];

/** In-memory API with sample data for everything that pages read. */
export const sampleApi: Api = {
  call: () => Promise.reject(new Error('Pages make only GET calls while rendering')),
  read: (address) => {
    const found = responses.find(([prefix]) => address.startsWith(prefix));
    return found === undefined
      ? Promise.reject(new Error(`No sample of ${address}`))
      : Promise.resolve(found[1] as never);
  },
};

export const samplePaths = [
  '/',
  '/search?keyword=m',
  productPath(sampleProduct, 'vi'),
  categoryPath(sampleCategory, 'vi'),
  '/rate-table',
  '/page/sample',
  '/user/profile',
  '/user/change-password',
];
