import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** A text that staff sends often. */
export interface StoredCannedReply {
  _id: Types.ObjectId;
  title: string;
  /** Sort key of the title. */
  titleOrder: string;
  text: { vi: string; en: string };
  /** Number of changes, starting at 1. */
  revision: number;
  updatedAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredCannedReply>(
  {
    title: { type: String, ...required },
    titleOrder: { type: String, default: '' },
    text: { vi: { type: String, ...required }, en: { type: String } },
    revision: { type: Number, ...required },
    updatedAt: { type: Date, ...required },
  },
  { collection: 'canned-replies', versionKey: false },
);
schema.index({ titleOrder: 1, _id: 1 });

export function cannedReplyModel(connection: Connection): Model<StoredCannedReply> {
  return connection.model<StoredCannedReply>('CannedReply', schema);
}
