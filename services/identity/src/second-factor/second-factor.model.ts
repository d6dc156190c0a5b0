import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { EncryptedText } from '../keys/encrypted-text.ts';

/** Authenticator of a user; `isEnabled` is false until its first code is confirmed. */
export interface StoredSecondFactor {
  /** Id of the user. */
  _id: Types.ObjectId;
  secret: EncryptedText;
  isEnabled: boolean;
  /** Time step of the last accepted code; codes up to it are rejected, so that each works once. */
  lastStep: number;
  /** Hashes of the unused recovery codes. */
  recoveryCodes: string[];
  createdAt: Date;
}

const required = { required: true } as const;
export const encryptedTextSchema = new Schema(
  { iv: { type: String, ...required }, tag: { type: String, ...required }, data: { type: String, ...required } },
  { _id: false, id: false },
);

const schema = new Schema<StoredSecondFactor>(
  {
    secret: { type: encryptedTextSchema, ...required },
    isEnabled: { type: Boolean, ...required },
    lastStep: { type: Number, ...required },
    recoveryCodes: [String],
    createdAt: { type: Date, ...required },
  },
  { collection: 'second_factors', versionKey: false },
);

export function secondFactorModel(connection: Connection): Model<StoredSecondFactor> {
  return connection.model<StoredSecondFactor>('SecondFactor', schema);
}
