import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { Actor } from '@gvg/contracts/definitions/event';
import type { TemplateContent } from '@gvg/contracts/catalogue/http/page-templates';

/** One saved content of a template; never deleted. */
export interface StoredTemplateVersion {
  _id: Types.ObjectId;
  template: Types.ObjectId;
  /** The template's revision after the save. */
  version: number;
  content: TemplateContent;
  savedAt: Date;
  savedBy: Actor;
}

const schema = new Schema<StoredTemplateVersion>(
  {
    template: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    content: { type: Schema.Types.Mixed, required: true },
    savedAt: { type: Date, required: true },
    savedBy: { type: new Schema<Actor>({ kind: String, id: String }, { _id: false }), required: true },
  },
  { collection: 'page-template-versions', versionKey: false, minimize: false },
);
schema.index({ template: 1, version: -1 }, { unique: true });

export function templateVersionModel(connection: Connection): Model<StoredTemplateVersion> {
  return connection.model<StoredTemplateVersion>('TemplateVersion', schema);
}
