import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { Device } from './device.ts';

/** How long a session lives without being used. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** A signed-in browser; removed when it ends. */
export interface StoredSession extends Device {
  /** The `sid` of its access tokens. */
  _id: string;
  user: Types.ObjectId;
  /** Hash of the refresh token that is valid now. */
  tokenHash: string;
  /** Hash of the one before it; null until the first refresh. */
  previousTokenHash: string | null;
  rotatedAt: Date;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  /** When the user last showed who they are: at sign-in, or when asked anew. */
  confirmedAt: Date;
  /** Whether the second factor that the account has was shown in it. */
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
