import type { Schema } from 'mongoose';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { localizedTextSchema } from '../entity/localized-text.schema.ts';
import { storedEntityFields } from '../entity/stored-entity.ts';
import type { StoredEntity } from '../entity/stored-entity.ts';

/** A category or producer: both group products and control their visibility. */
export interface StoredGroup extends StoredEntity {
  name: LocalizedText;
  /** Unique among groups that are not removed. */
  nameKey: string;
  nameOrder: string;
  image: string;
  isShowed: boolean;
  isDeleted: boolean;
}

export const storedGroupFields = {
  ...storedEntityFields,
  name: { type: localizedTextSchema, required: true },
  nameKey: { type: String, required: true },
  nameOrder: { type: String, required: true },
  image: { type: String, required: true },
  isShowed: { type: Boolean, required: true },
  isDeleted: { type: Boolean, required: true },
} as const;

/** Names are unique among groups that are not removed; lists are sorted by name. */
export function addGroupIndexes(schema: Schema): void {
  schema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: { isDeleted: false } });
  schema.index({ isDeleted: 1, isShowed: 1, nameOrder: 1, _id: 1 });
  schema.index({ nameOrder: 1, _id: 1 });
}
