import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** How many mails an address may still get (`takeMail`). In the database, because it outlives accounts and must outlive restarts. */
export interface StoredReceiver {
  /** Hash of the address; it names nobody. */
  _id: string;
  /** When its bucket is full again, and the row is removed. */
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
