import type { BulkJob, ChangeStores } from '../bulk-change/bulk-job.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Models } from '../models.ts';
import type { StoredChangedProduct } from './changed-product.model.ts';
import { changeOneProduct, refusalOfProduct } from './change-one-product.ts';
import type { StoredProductChange } from './product-change.model.ts';

export const productChangeStores = ({
  productChanges,
  changedProducts,
}: Models): ChangeStores<StoredProductChange, StoredChangedProduct> => ({
  name: 'product-change',
  changes: productChanges,
  rows: changedProducts,
  errors: { notFound: 'PRODUCT_CHANGE_NOT_FOUND', statusConflict: 'PRODUCT_CHANGE_STATUS_CONFLICT' },
});

export const productChangeJob = (catalogue: Catalogue): BulkJob<StoredProductChange, StoredChangedProduct> => ({
  ...productChangeStores(catalogue.models),
  changeOne: (request) => changeOneProduct(catalogue, request),
  refusalOf: refusalOfProduct,
});
