import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { retentionSeconds } from '../notification/notification.model.ts';

/** A single reader's state of a shared notification, which overrides the reader's `readAllAt`. */
export interface ReadMark {
  /** `targetKey` of the reader. */
  reader: string;
  notification: Types.ObjectId;
  isRead: boolean;
  at: Date;
}

const schema = new Schema<ReadMark>(
  {
    reader: { type: String, required: true },
    notification: { type: Schema.Types.ObjectId, required: true },
    isRead: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'read_marks', versionKey: false },
);

schema.index({ reader: 1, notification: 1 }, { unique: true });
schema.index({ notification: 1 });
// Longer than any notification that it could refer to.
schema.index({ at: 1 }, { expireAfterSeconds: 2 * retentionSeconds });

export const readMarkModel = (connection: Connection): Model<ReadMark> =>
  connection.model<ReadMark>('ReadMark', schema);
