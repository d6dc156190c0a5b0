import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** Notification of staff about the missing account, one for each revision of the settings. */
export interface StoredMissingAccountNotice {
  /** Revision of the settings without an account. */
  _id: number;
  at: Date;
}

const schema = new Schema<StoredMissingAccountNotice>(
  { _id: { type: Number, required: true }, at: { type: Date, required: true } },
  { collection: 'missing-account-notices', versionKey: false },
);

export function missingAccountNoticeModel(connection: Connection): Model<StoredMissingAccountNotice> {
  return connection.model<StoredMissingAccountNotice>('MissingAccountNotice', schema);
}
