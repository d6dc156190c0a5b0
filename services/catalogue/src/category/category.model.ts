import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { CategoryType } from '@gvg/contracts/catalogue-terms';
import { categoryTypes } from '@gvg/contracts/catalogue-terms';
import { indexShelf, storedShelfFields } from '../shelf/stored-shelf.ts';
import type { StoredShelf } from '../shelf/stored-shelf.ts';

export interface StoredCategory extends StoredShelf {
  type: CategoryType;
}

const schema = new Schema<StoredCategory>({ ...storedShelfFields, type: { type: String, enum: categoryTypes, required: true } }, { collection: 'categories', versionKey: false });
indexShelf(schema);
schema.index({ type: 1, isDeleted: 1, isShowed: 1, nameOrder: 1, _id: 1 });

export function categoryModel(connection: Connection): Model<StoredCategory> {
  return connection.model<StoredCategory>('Category', schema);
}
