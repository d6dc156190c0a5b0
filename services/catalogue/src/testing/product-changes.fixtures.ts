import type { ChangedProduct, ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { getProductChange, previewProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import type { TestClient } from '@gvg/testing/test-client';
import { bulkChangeCalls } from './bulk-changes.fixtures.ts';

interface Answers {
  preview: ResponseBodyOf<typeof previewProductChange>;
  row: ChangedProduct;
  change: ProductChange;
  details: ResponseBodyOf<typeof getProductChange>;
}

export const productChanges = (client: () => TestClient) =>
  bulkChangeCalls<Answers>(client, { path: '/v1/products/changes', rows: 'products' });
