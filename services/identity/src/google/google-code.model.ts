import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** A browser that has come back from Google and may sign in once; removed when it does. */
export interface StoredGoogleCode {
  /** Hash of the code. */
  _id: string;
  /** Hash of the secret in the browser's cookie. */
  browser: string;
  /** What the provider has said about the person. */
  sub: string;
  email: string;
  name: string;
  /** Whether the person has shown anew there who they are. */
  isConfirmed: boolean;
  expiresAt: Date;
}

const text = { type: String, required: true };
const schema = new Schema<StoredGoogleCode>(
  {
    _id: text,
    browser: text,
    sub: text,
    email: text,
    name: { type: String, default: '' },
    isConfirmed: { type: Boolean, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'google_codes', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function googleCodeModel(connection: Connection): Model<StoredGoogleCode> {
  return connection.model<StoredGoogleCode>('GoogleCode', schema);
}
