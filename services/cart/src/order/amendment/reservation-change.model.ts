import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/**
 * A pending change of an order's reservation, from before catalogue is asked until the reservation matches the order. The transaction that changes the order
 * needs the token, which taking over a stalled change replaces.
 */
export interface StoredReservationChange {
  /** Id of the order. */
  _id: Types.ObjectId;
  token: string;
  /** Lines to add; absent in changes that an earlier version began. */
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
