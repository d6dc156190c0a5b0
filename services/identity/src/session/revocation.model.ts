import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** A rejection of tokens, retained until it can affect no access token, so that it can be copied to Redis again. */
export interface StoredRevocation {
  /** `session:<sid>` or `user:<id>`. */
  _id: string;
  type: 'SESSION' | 'USER';
  /** `sid` of the session, or id of the user. */
  subject: string;
  /** For a user: the lowest accepted version of access tokens. */
  lowestVersion: number | null;
  until: Date;
}

const text = { type: String, required: true };
const schema = new Schema<StoredRevocation>(
  {
    _id: text,
    type: text,
    subject: text,
    lowestVersion: { type: Number, default: null },
    until: { type: Date, required: true },
  },
  { collection: 'revocations', versionKey: false },
);
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

export function revocationModel(connection: Connection): Model<StoredRevocation> {
  return connection.model<StoredRevocation>('Revocation', schema);
}
