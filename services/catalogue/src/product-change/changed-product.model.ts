import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { changeStock } from '@gvg/contracts/catalogue/http/stock';
import type { createProduct, updateProduct } from '@gvg/contracts/catalogue/http/products';
import type { ChangedProductState, ChangeRefusal } from '@gvg/contracts/catalogue/terms';
import { changedProductStates } from '@gvg/contracts/catalogue/terms';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { localizedTextSchema } from '../entity/localized-text.schema.ts';

/** Fields of a product by name, as an edit of one product sets them. */
export type ProductFields = Omit<BodyOf<typeof updateProduct>, 'revision'>;

/** One product of a change: `state` says what is still to be done, and is written in the transaction that does it. */
export interface StoredChangedProduct {
  _id: Types.ObjectId;
  change: Types.ObjectId;
  /** Its place in the list. */
  position: number;
  product: Types.ObjectId;
  /** Of the product when the preview was made: an edited product is left out. */
  editRevision: number;
  /** What the preview showed. */
  shown: {
    name: LocalizedText;
    image?: string;
    category: string;
    stock: number;
    price: number;
    salePrice?: number;
    isShowed: boolean;
  };
  /** The product that is made, of an import alone. */
  create?: BodyOf<typeof createProduct> & { isDeleted: boolean };
  /** What is set, and what there was; null for a field that was missing. */
  fields?: ProductFields;
  before?: ProductFields;
  /** What is booked in and out, with the movement that did it. */
  stock?: Omit<BodyOf<typeof changeStock>, 'idempotencyKey'>;
  movement?: Types.ObjectId;
  state: ChangedProductState;
  reason?: ChangeRefusal;
  /** How often it has failed for no reason that a change knows. */
  faults?: number;
  expiresAt: Date;
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
    change: { type: Schema.Types.ObjectId, ...required },
    position: { type: Number, ...required },
    product: { type: Schema.Types.ObjectId, ...required },
    editRevision: { type: Number, ...required },
    shown: { type: shown, ...required },
    create: Schema.Types.Mixed,
    fields: Schema.Types.Mixed,
    before: Schema.Types.Mixed,
    stock: Schema.Types.Mixed,
    movement: Schema.Types.ObjectId,
    state: { type: String, enum: changedProductStates, ...required },
    reason: String,
    faults: Number,
    expiresAt: { type: Date, ...required },
  },
  { collection: 'changed-products', versionKey: false },
);
schema.index({ change: 1, position: 1 }, { unique: true });
schema.index({ change: 1, state: 1, position: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function changedProductModel(connection: Connection): Model<StoredChangedProduct> {
  return connection.model<StoredChangedProduct>('ChangedProduct', schema);
}
