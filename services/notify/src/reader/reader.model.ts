import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** What is known of somebody who reads notifications. A user of whom no event has come has no row. */
export interface StoredReader {
  /** `targetKey` of the person. */
  _id: string;
  /** They see what goes to all users from then on; null: since their id was made. */
  registeredAt: Date | null;
  /** They see what goes to staff from then on; null: all of it. */
  staffSince: Date | null;
  /** All that was stored until then and is for several readers is read, unless a mark says otherwise. */
  readAllAt: Date | null;
  /** The user whom a guest has signed in as. */
  mergedInto: string | null;
  /** The account is closed: nothing is stored for it any more. */
  isErased: boolean;
  /** Counts what they have read, as the revision of `notify.read`. */
  revision: number;
  /** Counts what was stored for a guest: such a write and the guest's merge exclude each other. */
  stored: number;
}

const schema = new Schema<StoredReader>(
  {
    _id: { type: String, required: true },
    registeredAt: { type: Date, default: null },
    staffSince: { type: Date, default: null },
    readAllAt: { type: Date, default: null },
    mergedInto: { type: String, default: null },
    isErased: { type: Boolean, default: false },
    revision: { type: Number, default: 0 },
    stored: { type: Number, default: 0 },
  },
  { collection: 'readers', versionKey: false },
);

export const readerModel = (connection: Connection): Model<StoredReader> =>
  connection.model<StoredReader>('Reader', schema);
