import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { ViewArea } from '@gvg/contracts/identity/views';

/** A saved list of staff: filters, sort and columns. */
export interface StoredView {
  _id: Types.ObjectId;
  area: ViewArea;
  owner: Types.ObjectId;
  name: string;
  /** Sort key of the name. */
  nameOrder: string;
  query: Record<string, string>;
  columns: string[];
  sort: string | null;
  isShared: boolean;
  /** Number of changes, starting at 1. */
  revision: number;
  updatedAt: Date;
  /** For a removed one: end of the time to restore it. */
  expiresAt?: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredView>(
  {
    area: { type: String, ...required },
    owner: { type: Schema.Types.ObjectId, ...required },
    name: { type: String, ...required },
    nameOrder: { type: String, default: '' },
    query: { type: Schema.Types.Mixed, ...required },
    columns: { type: [String], ...required },
    sort: { type: String, default: null },
    isShared: { type: Boolean, ...required },
    revision: { type: Number, ...required },
    updatedAt: { type: Date, ...required },
    expiresAt: { type: Date },
  },
  // Without filters the query is an empty object.
  { collection: 'views', versionKey: false, minimize: false },
);
schema.index({ area: 1, nameOrder: 1, _id: 1 });
schema.index({ owner: 1, area: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function viewModel(connection: Connection): Model<StoredView> {
  return connection.model<StoredView>('View', schema);
}
