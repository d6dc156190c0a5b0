import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { Product } from '@gvg/contracts/catalogue/http/products';

/** A product as last published by catalogue. */
export interface StoredProduct {
  _id: Types.ObjectId;
  name: Product['name'];
  image: string;
  /** Price per piece that customers pay, in VND. */
  price: number;
  weightGrams: number;
  dimensionsMm?: Product['dimensionsMm'];
  type: Product['type'];
  category: string;
  producer: string;
  stock: number;
  /** Absent in documents of an older release, which count as shown. */
  isShowed?: boolean;
  isDeleted: boolean;
  /** To be requested again after an import. */
  isOutdated: boolean;
  /** Revision in catalogue. */
  revision: number;
}

const required = { required: true } as const;

const schema = new Schema<StoredProduct>(
  {
    name: { type: Schema.Types.Mixed, ...required },
    image: { type: String, ...required },
    price: { type: Number, ...required },
    weightGrams: { type: Number, ...required },
    dimensionsMm: { type: Schema.Types.Mixed },
    type: { type: String, ...required },
    category: { type: String, ...required },
    producer: { type: String, ...required },
    stock: { type: Number, ...required },
    isShowed: Boolean,
    isDeleted: { type: Boolean, ...required },
    isOutdated: { type: Boolean, ...required },
    revision: { type: Number, ...required },
  },
  { collection: 'known-products', versionKey: false },
);

export function knownProductModel(connection: Connection): Model<StoredProduct> {
  return connection.model<StoredProduct>('KnownProduct', schema);
}
