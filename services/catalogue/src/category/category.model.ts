import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { CategoryType } from '@gvg/contracts/catalogue/terms';
import { categoryTypes } from '@gvg/contracts/catalogue/terms';
import { addGroupIndexes, storedGroupFields } from '../product-group/stored-group.ts';
import type { StoredGroup } from '../product-group/stored-group.ts';

export interface StoredCategory extends StoredGroup {
  type: CategoryType;
}

const schema = new Schema<StoredCategory>(
  { ...storedGroupFields, type: { type: String, enum: categoryTypes, required: true } },
  { collection: 'categories', versionKey: false },
);
addGroupIndexes(schema);
schema.index({ type: 1, isDeleted: 1, isShowed: 1, nameOrder: 1, _id: 1 });

export function categoryModel(connection: Connection): Model<StoredCategory> {
  return connection.model<StoredCategory>('Category', schema);
}
