import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

export const authCodePurposes = ['VERIFY_EMAIL', 'VERIFY_NEW_EMAIL', 'RESET_PASSWORD'] as const;
export type AuthCodePurpose = (typeof authCodePurposes)[number];

/** Code of the link in one attempt to send a mail; removed when a code with its purpose is used. */
export interface StoredAuthCode {
  /** Hash of the code. */
  _id: string;
  purpose: AuthCodePurpose;
  user: Types.ObjectId;
  mail: Types.ObjectId;
  /** Key of the mail's address (`emailKeyOf`). */
  emailKey: string;
  createdAt: Date;
  expiresAt: Date;
}

const required = { required: true } as const;
const schema = new Schema<StoredAuthCode>(
  {
    _id: { type: String, ...required },
    purpose: { type: String, enum: authCodePurposes, ...required },
    user: { type: Schema.Types.ObjectId, ...required },
    mail: { type: Schema.Types.ObjectId, ...required },
    emailKey: { type: String, ...required },
    createdAt: { type: Date, ...required },
    expiresAt: { type: Date, ...required },
  },
  { collection: 'mailed_codes', versionKey: false },
);
schema.index({ user: 1, purpose: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function authCodeModel(connection: Connection): Model<StoredAuthCode> {
  return connection.model<StoredAuthCode>('AuthCode', schema);
}
