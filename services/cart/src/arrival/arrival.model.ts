import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { Arrival } from '@gvg/contracts/cart/http/arrivals';

/** A parcel that has reached the warehouse. */
export interface StoredArrival {
  _id: Types.ObjectId;
  /** Private pictures with purpose ORDER. */
  photos: string[];
  tracking?: string;
  note: string;
  by: string;
  at: Date;
  /** The line as it was at the assignment. */
  assigned?: Omit<NonNullable<Arrival['assigned']>, 'at'> & { at: Date };
  isUnknown: boolean;
}

const required = { required: true } as const;

const schema = new Schema<StoredArrival>(
  {
    photos: { type: [String], ...required },
    tracking: { type: String },
    note: { type: String, default: '' },
    by: { type: String, ...required },
    at: { type: Date, ...required },
    assigned: { type: Schema.Types.Mixed },
    isUnknown: { type: Boolean, ...required },
  },
  { collection: 'arrivals', versionKey: false },
);
// Staff's lists. The indexes end in the id like the sort, so that deep pages are read in index order.
schema.index({ isUnknown: 1, at: -1, _id: -1 });
schema.index({ at: -1, _id: -1 });
schema.index({ 'assigned.order': 1 }, { sparse: true });

export function arrivalModel(connection: Connection): Model<StoredArrival> {
  return connection.model<StoredArrival>('Arrival', schema);
}
