import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** Up to when one running process has announced the changes that it has made to carts. */
export interface StoredAnnouncer {
  /** Random, of the process. */
  _id: string;
  /** All changes that it began before this instant are announced. */
  since: Date;
  /** When it said so. */
  seenAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredAnnouncer>(
  { _id: { type: String, ...required }, since: { type: Date, ...required }, seenAt: { type: Date, ...required } },
  { collection: 'announcers', versionKey: false },
);

export function announcerModel(connection: Connection): Model<StoredAnnouncer> {
  return connection.model<StoredAnnouncer>('Announcer', schema);
}
