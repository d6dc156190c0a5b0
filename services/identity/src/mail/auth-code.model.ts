import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

export const authCodePurposes = ['VERIFY_EMAIL', 'VERIFY_NEW_EMAIL', 'RESET_PASSWORD'] as const;
export type AuthCodePurpose = (typeof authCodePurposes)[number];

/** The code of a link in a mail; removed when it is used or replaced. */
export interface StoredAuthCode {
  /** Hash of the code. */
  _id: string;
  purpose: AuthCodePurpose;
  user: Types.ObjectId;
  mail: Types.ObjectId;
  /** Key of the address that the mail goes to; see `emailKeyOf`. */
  emailKey: string;
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
    expiresAt: { type: Date, ...required },
  },
  { collection: 'auth_codes', versionKey: false },
);
schema.index({ user: 1, purpose: 1 });
schema.index({ mail: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function authCodeModel(connection: Connection): Model<StoredAuthCode> {
  return connection.model<StoredAuthCode>('AuthCode', schema);
}
