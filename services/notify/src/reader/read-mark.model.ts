import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { retentionSeconds } from '../notification/notification.model.ts';

/** What one reader says of a notification for several: it overrules `readAllAt` of the reader. */
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
// Longer than any notification that it could be about.
schema.index({ at: 1 }, { expireAfterSeconds: 2 * retentionSeconds });

export const readMarkModel = (connection: Connection): Model<ReadMark> =>
  connection.model<ReadMark>('ReadMark', schema);
