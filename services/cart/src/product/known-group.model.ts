import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** A category or producer with its visibility. */
export interface StoredGroup {
  _id: Types.ObjectId;
  isShown: boolean;
  /** To be requested again after an import. */
  isOutdated: boolean;
  /** Revision in catalogue; 0 until an event has published the group. */
  revision: number;
}

const required = { required: true } as const;

const schema = new Schema<StoredGroup>(
  {
    isShown: { type: Boolean, ...required },
    isOutdated: { type: Boolean, ...required },
    revision: { type: Number, ...required },
  },
  { collection: 'known-groups', versionKey: false },
);

export function knownGroupModel(connection: Connection): Model<StoredGroup> {
  return connection.model<StoredGroup>('KnownGroup', schema);
}
