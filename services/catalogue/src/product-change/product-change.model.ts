import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { ChangeAction, ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { bulkChangeFields, indexBulkChanges } from '../bulk-change/bulk-change.model.ts';
import type { StoredBulkChange } from '../bulk-change/bulk-change.model.ts';

/** A change of many products, whose rows are `changed-products`. */
export interface StoredProductChange extends StoredBulkChange {
  kind: ProductChange['kind'];
  action: ChangeAction;
}

const schema = new Schema<StoredProductChange>(
  { ...bulkChangeFields, kind: { type: String, required: true } },
  { collection: 'product-changes', versionKey: false },
);
indexBulkChanges(schema);

export function productChangeModel(connection: Connection): Model<StoredProductChange> {
  return connection.model<StoredProductChange>('ProductChange', schema);
}
