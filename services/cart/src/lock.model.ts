import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** What transactions that change the same documents meet at first (`in-turn.ts`). */
export interface StoredLock {
  _id: string;
  /** How often it was taken: a write that changes nothing is no conflict. */
  taken: number;
}

const schema = new Schema<StoredLock>(
  { _id: { type: String, required: true }, taken: { type: Number, required: true } },
  { collection: 'locks', versionKey: false },
);

export function lockModel(connection: Connection): Model<StoredLock> {
  return connection.model<StoredLock>('Lock', schema);
}
