import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Actor } from '@gvg/contracts/definitions/event';
import type { PageTemplateType } from '@gvg/contracts/catalogue/terms';
import { pageTemplateTypes } from '@gvg/contracts/catalogue/terms';
import type { TemplateContent } from '@gvg/contracts/catalogue/http/page-templates';
import { storedEntityFields } from '../entity/stored-entity.ts';
import type { StoredEntity } from '../entity/stored-entity.ts';

export interface StoredTemplate extends StoredEntity {
  type: PageTemplateType;
  /** Unique key among templates that are not removed: the type, or `PAGE/{slug}` for a page. Named after its database field. */
  place: string;
  content: TemplateContent;
  isDeleted: boolean;
  updatedAt: Date;
  /** Staff's unpublished content; absent if everything is published. */
  draft?: StoredDraft;
  /** Number of changes of the draft; absent before the first. */
  draftRevision?: number;
}

export interface StoredDraft {
  content: TemplateContent;
  /** Revision of the template that the draft started from. */
  basedOn: number;
  savedAt: Date;
  savedBy: Actor;
}

const schema = new Schema<StoredTemplate>(
  {
    ...storedEntityFields,
    type: { type: String, enum: pageTemplateTypes, required: true },
    place: { type: String, required: true },
    // Validated by the contract's schema of the type before every write.
    content: { type: Schema.Types.Mixed, required: true },
    isDeleted: { type: Boolean, required: true },
    updatedAt: { type: Date, required: true },
    draft: { type: Schema.Types.Mixed },
    draftRevision: { type: Number },
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
