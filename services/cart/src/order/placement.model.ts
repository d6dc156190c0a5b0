import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/**
 * Decides whether an order is placed. Its id is inserted by the transaction that writes the order and by the process that releases its reservation; whichever
 * is second fails. Never deleted, because a stalled process may continue at any time.
 */
export interface StoredPlacement {
  /** Id of the order. */
  _id: Types.ObjectId;
  at: Date;
}

const schema = new Schema<StoredPlacement>(
  { at: { type: Date, required: true } },
  { collection: 'placements', versionKey: false },
);

export function placementModel(connection: Connection): Model<StoredPlacement> {
  return connection.model<StoredPlacement>('Placement', schema);
}
