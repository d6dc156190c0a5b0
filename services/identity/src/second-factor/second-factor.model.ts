import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { EncryptedText } from '../keys/encrypted-text.ts';

/** The authenticator of a user; `isEnabled` is false until its first code has come. */
export interface StoredSecondFactor {
  /** The user. */
  _id: Types.ObjectId;
  secret: EncryptedText;
  isEnabled: boolean;
  /** Time step of the code that was accepted last; codes up to it are refused, so that each counts once. */
  lastStep: number;
  /** Hashes of the recovery codes that are left. */
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
