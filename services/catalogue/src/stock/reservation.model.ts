import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** Pieces of a product that an order line has reserved. */
export interface ReservedLine {
  line: Types.ObjectId;
  product: Types.ObjectId;
  amount: number;
}

/**
 * Reservation of one order, with the order's id. After release or delivery it remains without lines for some days, so that a late request cannot reserve stock
 * that nothing would release.
 */
export interface StoredReservation {
  _id: Types.ObjectId;
  /** The order's code for staff; missing if cart has not sent it. */
  code?: string;
  lines: ReservedLine[];
  reservedAt: Date;
  endedAt?: Date;
}

/** Requests and events about an order are repeated for minutes, and dead letters replayed within days. */
const endedSeconds = 14 * 24 * 3_600;

const required = { required: true } as const;

const schema = new Schema<StoredReservation>(
  {
    code: String,
    lines: [
      new Schema<ReservedLine>(
        {
          line: { type: Schema.Types.ObjectId, ...required },
          product: { type: Schema.Types.ObjectId, ...required },
          amount: { type: Number, ...required },
        },
        { _id: false },
      ),
    ],
    reservedAt: { type: Date, ...required },
    endedAt: Date,
  },
  { collection: 'reservations', versionKey: false },
);
schema.index({ reservedAt: 1, _id: 1 });
schema.index({ endedAt: 1 }, { expireAfterSeconds: endedSeconds });

export function reservationModel(connection: Connection): Model<StoredReservation> {
  return connection.model<StoredReservation>('Reservation', schema);
}
