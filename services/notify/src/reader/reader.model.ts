import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** State of a reader of notifications. A user without events has no document. */
export interface StoredReader {
  /** `targetKey` of the person. */
  _id: string;
  /** Notifications to all users are visible from this time on; null: since their id was created. */
  registeredAt: Date | null;
  /** Notifications to staff are visible from this time on; null: all of them. */
  staffSince: Date | null;
  /** Shared notifications stored until then are read, unless a mark overrides it. */
  readAllAt: Date | null;
  /** User that a guest has signed in as. */
  mergedInto: string | null;
  /** Account is closed: nothing is stored for it any more. */
  isErased: boolean;
  /** Number of their reads, as the revision of `notify.read`. */
  revision: number;
  /** Number of notifications stored for a guest: such a write and the guest's merge conflict. */
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
