import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { EncryptedText } from '../keys/encrypted-text.ts';
import { encryptedTextSchema } from './second-factor.model.ts';

/** A sign-in that waits for its second factor. */
export interface StoredChallenge {
  /** Hash of the challenge. */
  _id: string;
  user: Types.ObjectId;
  /** Number of codes tried. */
  tries: number;
  /** Set if the person has no second factor and sets it up in this sign-in. */
  mustSetUp: boolean;
  /** For `mustSetUp`, once setup has started. */
  secret: EncryptedText | null;
  createdAt: Date;
  expiresAt: Date;
}

const required = { required: true } as const;
const schema = new Schema<StoredChallenge>(
  {
    _id: { type: String, ...required },
    user: { type: Schema.Types.ObjectId, ...required },
    tries: { type: Number, ...required },
    mustSetUp: { type: Boolean, ...required },
    secret: { type: encryptedTextSchema, default: null },
    createdAt: { type: Date, ...required },
    expiresAt: { type: Date, ...required },
  },
  { collection: 'challenges', versionKey: false },
);
schema.index({ user: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function challengeModel(connection: Connection): Model<StoredChallenge> {
  return connection.model<StoredChallenge>('Challenge', schema);
}
