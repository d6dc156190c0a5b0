import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** An account removed from the settings, to which customers may still transfer. */
export interface StoredFormerAccount {
  /** Digits only. */
  _id: string;
  bankName: string;
  at: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredFormerAccount>(
  { _id: { type: String, ...required }, bankName: { type: String, default: '' }, at: { type: Date, ...required } },
  { collection: 'former-accounts', versionKey: false },
);

export function formerAccountModel(connection: Connection): Model<StoredFormerAccount> {
  return connection.model<StoredFormerAccount>('FormerAccount', schema);
}
