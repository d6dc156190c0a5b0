import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { mailTemplates } from '@gvg/contracts/identity/mail-templates';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { Device } from '../session/device.ts';
import { authCodePurposes } from './auth-code.model.ts';
import type { AuthCodePurpose } from './auth-code.model.ts';

/** What notify asks for when it sends a mail; the user's own data is read then. */
export interface StoredMail {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  template: MailTemplate;
  requestedAt: Date;
  /** Where it goes, when that is not the account's address at the time it is sent; null otherwise. */
  to: string | null;
  /** What its link is for; null in a mail without one, and once a code for that was used: then it is not sent any more. */
  link: AuthCodePurpose | null;
  /** How many links were made for it; each is a write, so that making one and using another up never pass each other. */
  linksMade: number;
  /** Of a changed mail address: the new one. */
  newEmail: string | null;
  /** Of a sign-in from a new browser. */
  signIn: (Device & { at: Date }) | null;
}

/** Much longer than notify tries to send one. */
const retentionSeconds = 7 * 24 * 60 * 60;

const required = { required: true } as const;
const signInSchema = new Schema(
  { browser: { type: String, default: '' }, system: { type: String, default: '' }, at: { type: Date, ...required } },
  { _id: false, id: false },
);
const schema = new Schema<StoredMail>(
  {
    user: { type: Schema.Types.ObjectId, ...required },
    template: { type: String, enum: mailTemplates, ...required },
    requestedAt: { type: Date, ...required },
    to: { type: String, default: null },
    link: { type: String, enum: authCodePurposes, default: null },
    linksMade: { type: Number, default: 0 },
    newEmail: { type: String, default: null },
    signIn: { type: signInSchema, default: null },
  },
  { collection: 'mails', versionKey: false },
);
schema.index({ user: 1 });
schema.index({ requestedAt: 1 }, { expireAfterSeconds: retentionSeconds });

export function mailModel(connection: Connection): Model<StoredMail> {
  return connection.model<StoredMail>('Mail', schema);
}
