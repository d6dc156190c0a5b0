import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { mailTemplates } from '@gvg/contracts/identity/mail-templates';
import type { MailTemplate } from '@gvg/contracts/identity/mail-templates';
import type { Device } from '../session/device.ts';
import { authCodePurposes } from './auth-code.model.ts';
import type { AuthCodePurpose } from './auth-code.model.ts';

/** A requested mail that notify sends; the user's own data is read at that time. */
export interface StoredMail {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  template: MailTemplate;
  requestedAt: Date;
  /** Address if it is not the account's at the time of sending; null otherwise. */
  to: string | null;
  /** Purpose of its link. Null for a mail without one, and once a code of that purpose was used: then the mail is no longer sent. */
  link: AuthCodePurpose | null;
  /** Number of links created. Each creation writes to this row, so that creating one and using another conflict. */
  linksMade: number;
  /** New address of a changed mail address. */
  newEmail: string | null;
  /** For a sign-in from a new browser. */
  signIn: (Device & { at: Date }) | null;
}

/** Much longer than notify tries to send a mail. */
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
