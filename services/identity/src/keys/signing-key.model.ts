import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Sealed } from './seal.ts';

export interface StoredSigningKey {
  /** 1, 2, 3, …: two instances that make the next key at the same time make one. */
  _id: number;
  signsFrom: Date;
  /** The private JWK, sealed under the label `signing-key-<_id>`. */
  sealed: Sealed;
}

const part = { type: String, required: true };
const sealedSchema = new Schema<Sealed>({ iv: part, tag: part, data: part }, { _id: false });
const schema = new Schema<StoredSigningKey>(
  { _id: { type: Number, required: true }, signsFrom: { type: Date, required: true }, sealed: { type: sealedSchema, required: true } },
  { collection: 'signing_keys', versionKey: false },
);

export function signingKeyModel(connection: Connection): Model<StoredSigningKey> {
  return connection.model<StoredSigningKey>('SigningKey', schema);
}
