import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { StoredCustomer } from '../stored-line.ts';

/** Pictures of a customer that may be unused. */
export interface StoredPictureCheck {
  _id: Types.ObjectId;
  customer: StoredCustomer;
  paths: string[];
  /** Time of the check. */
  due: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredPictureCheck>(
  {
    customer: { kind: { type: String, ...required }, id: { type: String, ...required } },
    paths: { type: [String], ...required },
    due: { type: Date, ...required },
  },
  { collection: 'picture-checks', versionKey: false },
);
schema.index({ due: 1 });

export function pictureCheckModel(connection: Connection): Model<StoredPictureCheck> {
  return connection.model<StoredPictureCheck>('PictureCheck', schema);
}
