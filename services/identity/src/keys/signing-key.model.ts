import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { EncryptedText } from './encrypted-text.ts';

export interface StoredSigningKey {
  /** 1, 2, 3, …: two instances that create the next key concurrently create only one. */
  _id: number;
  signsFrom: Date;
  /** The private JWK, encrypted with the label `signing-key-<_id>`. */
  sealed: EncryptedText;
}

const requiredString = { type: String, required: true };
const encryptedTextSchema = new Schema<EncryptedText>(
  { iv: requiredString, tag: requiredString, data: requiredString },
  { _id: false },
);
const schema = new Schema<StoredSigningKey>(
  {
    _id: { type: Number, required: true },
    signsFrom: { type: Date, required: true },
    sealed: { type: encryptedTextSchema, required: true },
  },
  { collection: 'signing_keys', versionKey: false },
);

export function signingKeyModel(connection: Connection): Model<StoredSigningKey> {
  return connection.model<StoredSigningKey>('SigningKey', schema);
}
