import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** Somebody has forgotten the password of an account with this address, if there is one; removed when it is looked up. */
export interface StoredResetRequest {
  _id: Types.ObjectId;
  email: string;
  correlationId: string;
  requestedAt: Date;
}

const text = { type: String, required: true };
const schema = new Schema<StoredResetRequest>(
  { email: text, correlationId: text, requestedAt: { type: Date, required: true } },
  { collection: 'reset_requests', versionKey: false },
);

export function resetRequestModel(connection: Connection): Model<StoredResetRequest> {
  return connection.model<StoredResetRequest>('ResetRequest', schema);
}
