import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { QueuedJob } from '../queue/claim-due.ts';

/** A queued push message without its text, which is created on sending. Removed once it is delivered or given up. */
export interface StoredPush extends QueuedJob {
  _id: Types.ObjectId;
  notification: Types.ObjectId;
  /** Null for a notification to all, which becomes one push message per subscription. */
  subscription: Types.ObjectId | null;
  /** For a notification to all: the last subscription that has its own. */
  after: Types.ObjectId | null;
  requestedAt: Date;
}

const reference = { type: Schema.Types.ObjectId, default: null };
const required = { required: true } as const;
const schema = new Schema<StoredPush>(
  {
    notification: { ...reference, ...required },
    subscription: reference,
    after: reference,
    attempts: { type: Number, ...required },
    nextAttemptAt: { type: Date, ...required },
    claim: { type: String, default: null },
    requestedAt: { type: Date, ...required },
  },
  { collection: 'pushes', versionKey: false },
);

schema.index({ notification: 1, subscription: 1 }, { unique: true });
schema.index({ nextAttemptAt: 1 });
schema.index({ subscription: 1 });

export const pushModel = (connection: Connection): Model<StoredPush> => connection.model<StoredPush>('Push', schema);
