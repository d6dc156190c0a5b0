import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** One-time code of a browser that has returned from Google; removed on use. */
export interface StoredGoogleCode {
  /** Hash of the code. */
  _id: string;
  /** Hash of the secret in the browser's cookie. */
  browser: string;
  /** The provider's claims about the person. */
  sub: string;
  email: string;
  name: string;
  /** Set if the provider has just authenticated the person again. */
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
