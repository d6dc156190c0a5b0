import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { Device } from './device.ts';

/** Lifetime of an unused session. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** A signed-in browser; removed when it ends. */
export interface StoredSession extends Device {
  /** `sid` of its access tokens. */
  _id: string;
  user: Types.ObjectId;
  /** Hash of the valid refresh token. */
  tokenHash: string;
  /** Hash of the previous refresh token; null until the first refresh. */
  previousTokenHash: string | null;
  rotatedAt: Date;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  /** Time of the last confirmation of the user's identity, at sign-in or later. */
  confirmedAt: Date;
  /** Set if the account's second factor was shown in it. */
  passedSecondFactor: boolean;
}

const required = { required: true } as const;
const text = { type: String, ...required };
const date = { type: Date, ...required };

const schema = new Schema<StoredSession>(
  {
    _id: text,
    user: { type: Schema.Types.ObjectId, ...required },
    browser: { type: String, default: '' },
    system: { type: String, default: '' },
    tokenHash: text,
    previousTokenHash: { type: String, default: null },
    rotatedAt: date,
    createdAt: date,
    lastUsedAt: date,
    expiresAt: date,
    confirmedAt: date,
    passedSecondFactor: { type: Boolean, default: false },
  },
  { collection: 'sessions', versionKey: false },
);
schema.index({ user: 1, lastUsedAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function sessionModel(connection: Connection): Model<StoredSession> {
  return connection.model<StoredSession>('Session', schema);
}
