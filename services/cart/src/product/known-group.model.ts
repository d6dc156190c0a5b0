import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** A category or producer: whether customers see its products. */
export interface StoredGroup {
  _id: Types.ObjectId;
  isShown: boolean;
  /** After an import: to be asked for again. */
  isOutdated: boolean;
  /** Of the group in catalogue; 0 as long as no event has published one. */
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
