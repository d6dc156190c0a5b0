import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/**
 * Whether an order is placed is decided once its id is here: the transaction that writes the order writes it too, and whoever gives the order's reservation back
 * writes it first. The second one fails. Never removed: a process may go on after whatever time.
 */
export interface StoredPlacement {
  /** Of the order. */
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
