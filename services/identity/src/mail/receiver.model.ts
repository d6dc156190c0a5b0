import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** Remaining mail allowance of an address (`takeMail`). In the database, because it outlives accounts and restarts. */
export interface StoredReceiver {
  /** Hash of the address, so that no address is stored. */
  _id: string;
  /** Time when its bucket is full again, and the row is removed. */
  fullAt: Date;
}

const required = { required: true } as const;
const schema = new Schema<StoredReceiver>(
  { _id: { type: String, ...required }, fullAt: { type: Date, ...required } },
  { collection: 'mail_receivers', versionKey: false },
);
schema.index({ fullAt: 1 }, { expireAfterSeconds: 0 });

export function receiverModel(connection: Connection): Model<StoredReceiver> {
  return connection.model<StoredReceiver>('MailReceiver', schema);
}
