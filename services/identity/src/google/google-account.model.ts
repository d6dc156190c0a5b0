import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** Which account somebody signs in to with Google; found by Google's id also after either address has changed. */
export interface StoredGoogleAccount {
  /** `sub` of the provider. */
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
