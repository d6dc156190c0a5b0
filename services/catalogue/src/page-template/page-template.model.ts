import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { PageTemplateType } from '@gvg/contracts/catalogue/terms';
import { pageTemplateTypes } from '@gvg/contracts/catalogue/terms';
import type { TemplateContent } from '@gvg/contracts/catalogue/http/page-templates';
import { storedEntityFields } from '../entity/stored-entity.ts';
import type { StoredEntity } from '../entity/stored-entity.ts';

export interface StoredTemplate extends StoredEntity {
  type: PageTemplateType;
  /** What is unique among those that are not removed: the type, for a page its slug. */
  place: string;
  content: TemplateContent;
  isDeleted: boolean;
  updatedAt: Date;
}

const schema = new Schema<StoredTemplate>(
  {
    ...storedEntityFields,
    type: { type: String, enum: pageTemplateTypes, required: true },
    place: { type: String, required: true },
    // Its shape is the contract's, by type; everything that is written went through it.
    content: { type: Schema.Types.Mixed, required: true },
    isDeleted: { type: Boolean, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'page-templates', versionKey: false, minimize: false },
);
schema.index({ place: 1 }, { unique: true, partialFilterExpression: { isDeleted: false } });
schema.index({ isDeleted: 1, type: 1, _id: 1 });

export function pageTemplateModel(connection: Connection): Model<StoredTemplate> {
  return connection.model<StoredTemplate>('PageTemplate', schema);
}

export function uniqueKeyOf(content: TemplateContent): string {
  return content.type === 'PAGE' ? `PAGE/${content.slug}` : content.type;
}
