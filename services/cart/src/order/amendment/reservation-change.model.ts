import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/**
 * An order whose reservation at catalogue is being changed: from before catalogue is asked until it has the amounts that the order has. The transaction that
 * changes the order needs the token; whoever takes over a change that stalls replaces it.
 */
export interface StoredReservationChange {
  /** Of the order. */
  _id: Types.ObjectId;
  token: string;
  /** Lines that the order is to get; a change that an earlier version began has none. */
  added?: string[];
  at: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredReservationChange>(
  { token: { type: String, ...required }, added: { type: [String], default: [] }, at: { type: Date, ...required } },
  { collection: 'reservation-changes', versionKey: false },
);
schema.index({ at: 1 });

export function reservationChangeModel(connection: Connection): Model<StoredReservationChange> {
  return connection.model<StoredReservationChange>('ReservationChange', schema);
}
