import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** Lock on which transactions that change the same documents collide first (`in-turn.ts`). */
export interface StoredLock {
  _id: string;
  /** Number of times it was taken: only a real change causes a write conflict. */
  taken: number;
}

const schema = new Schema<StoredLock>(
  { _id: { type: String, required: true }, taken: { type: Number, required: true } },
  { collection: 'locks', versionKey: false },
);

export function lockModel(connection: Connection): Model<StoredLock> {
  return connection.model<StoredLock>('Lock', schema);
}
