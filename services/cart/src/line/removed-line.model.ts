import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { StoredLine } from './stored-line.ts';

const required = { required: true } as const;

const schema = new Schema<StoredLine>(
  {
    customer: { kind: { type: String, ...required }, id: { type: String, ...required } },
    type: { type: String, ...required },
    status: { type: String, ...required },
    key: { type: String },
    amount: { type: Number, ...required },
    product: { type: Schema.Types.Mixed },
    outside: { type: Schema.Types.Mixed },
    quote: { type: Schema.Types.ObjectId },
    order: { type: String },
    revision: { type: Number, ...required },
    createdAt: { type: Date, ...required },
    updatedAt: { type: Date, ...required },
  },
  // Name from the first release.
  { collection: 'left-lines', versionKey: false },
);
// Ids of guests and users differ in length, so the index does not need the kind.
schema.index({ 'customer.id': 1, createdAt: -1 });
schema.index({ order: 1, updatedAt: 1 });

/** Lines that were removed or ordered. */
export function removedLineModel(connection: Connection): Model<StoredLine> {
  return connection.model<StoredLine>('RemovedLine', schema);
}
