import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { ProductPriority, ProductType, ProductUnit } from '@gvg/contracts/catalogue/terms';
import { productPriorities, productTypes, productUnits } from '@gvg/contracts/catalogue/terms';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { localizedTextSchema } from '../entity/localized-text.schema.ts';
import { storedEntityFields } from '../entity/stored-entity.ts';
import type { StoredEntity } from '../entity/stored-entity.ts';

export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

/** Money in VND, weight in grams, dimensions in millimeters. */
export interface StoredProduct extends StoredEntity {
  name: LocalizedText;
  nameKey: string;
  /** Rich text, sanitized. */
  description: LocalizedText;
  images: string[];
  category: Types.ObjectId;
  producer: Types.ObjectId;
  country: string;
  type: ProductType;
  priority: ProductPriority;
  price: number;
  salePrice?: number;
  unit: ProductUnit;
  quantityPerUnit: number;
  weightGrams: number;
  dimensionsMm?: Dimensions;
  shelfLifeDays?: number;
  ingredients?: LocalizedText;
  storage?: LocalizedText;
  warnings?: LocalizedText;
  sku?: string;
  /** SKU in its unique form. */
  skuKey?: string;
  barcode?: string;
  stock: number;
  sold: number;
  /** Sum of stars and number of visible ratings; stored as integers so that the average cannot drift. */
  ratingStars: number;
  ratingCount: number;
  isShowed: boolean;
  isDeleted: boolean;
  /** Starts at 1, incremented by every change of its fields by staff, but not by sales, ratings and stock changes. */
  editRevision: number;
}

const dimensionsSchema = new Schema<Dimensions>({ length: Number, width: Number, height: Number }, { _id: false });
const required = { required: true } as const;

const schema = new Schema<StoredProduct>(
  {
    ...storedEntityFields,
    name: { type: localizedTextSchema, ...required },
    nameKey: { type: String, ...required },
    description: { type: localizedTextSchema, ...required },
    images: { type: [String], ...required },
    category: { type: Schema.Types.ObjectId, ...required },
    producer: { type: Schema.Types.ObjectId, ...required },
    country: { type: String, ...required },
    type: { type: String, enum: productTypes, ...required },
    priority: { type: String, enum: productPriorities, ...required },
    price: { type: Number, ...required },
    salePrice: Number,
    unit: { type: String, enum: productUnits, ...required },
    quantityPerUnit: { type: Number, ...required },
    weightGrams: { type: Number, ...required },
    dimensionsMm: dimensionsSchema,
    shelfLifeDays: Number,
    ingredients: localizedTextSchema,
    storage: localizedTextSchema,
    warnings: localizedTextSchema,
    sku: String,
    skuKey: String,
    barcode: String,
    stock: { type: Number, ...required },
    sold: { type: Number, ...required },
    ratingStars: { type: Number, ...required },
    ratingCount: { type: Number, ...required },
    isShowed: { type: Boolean, ...required },
    isDeleted: { type: Boolean, ...required },
    editRevision: { type: Number, ...required },
  },
  { collection: 'products', versionKey: false },
);

/** A name is unique per producer and a SKU in the shop, among products that are not removed. Lists need no index, because they are served from memory. */
schema.index({ nameKey: 1, producer: 1 }, { unique: true, partialFilterExpression: { isDeleted: false } });
schema.index({ skuKey: 1 }, { unique: true, partialFilterExpression: { isDeleted: false, skuKey: { $exists: true } } });

export function productModel(connection: Connection): Model<StoredProduct> {
  return connection.model<StoredProduct>('Product', schema);
}
