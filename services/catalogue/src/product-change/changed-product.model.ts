import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { changeStock } from '@gvg/contracts/catalogue/http/stock';
import type { createProduct, updateProduct } from '@gvg/contracts/catalogue/http/products';
import type { ChangeRefusal } from '@gvg/contracts/catalogue/terms';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { changedRowFields, indexChangedRows } from '../bulk-change/bulk-change.model.ts';
import type { StoredChangedRow } from '../bulk-change/bulk-change.model.ts';
import { localizedTextSchema } from '../entity/localized-text.schema.ts';

/** Fields of a product by name, as in an edit of one product. */
export type ProductFields = Omit<BodyOf<typeof updateProduct>, 'revision'>;

export interface StoredChangedProduct extends StoredChangedRow {
  product: Types.ObjectId;
  /** Edit count of the product at the preview; a product edited since is skipped. */
  editRevision: number;
  /** Product data at the preview. */
  shown: {
    name: LocalizedText;
    image?: string;
    category: string;
    stock: number;
    price: number;
    salePrice?: number;
    isShowed: boolean;
  };
  /** Product to create; only for an import. */
  create?: BodyOf<typeof createProduct> & { isDeleted: boolean };
  /** New and previous values; null for a missing field. */
  fields?: ProductFields;
  before?: ProductFields;
  /** Stock to book in or out, and the resulting movement. */
  stock?: Omit<BodyOf<typeof changeStock>, 'idempotencyKey'>;
  movement?: Types.ObjectId;
  reason?: ChangeRefusal;
}

const required = { required: true } as const;

const shown = new Schema<StoredChangedProduct['shown']>(
  {
    name: { type: localizedTextSchema, ...required },
    image: String,
    category: { type: String, ...required },
    stock: { type: Number, ...required },
    price: { type: Number, ...required },
    salePrice: Number,
    isShowed: { type: Boolean, ...required },
  },
  { _id: false },
);

const schema = new Schema<StoredChangedProduct>(
  {
    ...changedRowFields,
    product: { type: Schema.Types.ObjectId, ...required },
    editRevision: { type: Number, ...required },
    shown: { type: shown, ...required },
    create: Schema.Types.Mixed,
    fields: Schema.Types.Mixed,
    before: Schema.Types.Mixed,
    stock: Schema.Types.Mixed,
    movement: Schema.Types.ObjectId,
  },
  { collection: 'changed-products', versionKey: false },
);
indexChangedRows(schema);

export function changedProductModel(connection: Connection): Model<StoredChangedProduct> {
  return connection.model<StoredChangedProduct>('ChangedProduct', schema);
}
