import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** Links an account to a Google account; found by Google's id even after either address has changed. */
export interface StoredGoogleAccount {
  /** The provider's `sub`. */
  _id: string;
  user: Types.ObjectId;
}

const schema = new Schema<StoredGoogleAccount>(
  { _id: { type: String, required: true }, user: { type: Schema.Types.ObjectId, required: true } },
  { collection: 'google_accounts', versionKey: false },
);
schema.index({ user: 1 });

export function googleAccountModel(connection: Connection): Model<StoredGoogleAccount> {
  return connection.model<StoredGoogleAccount>('GoogleAccount', schema);
}
