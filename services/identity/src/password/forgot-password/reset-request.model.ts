import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** Request to reset the password of the account with this address, if there is one; removed when it is processed. */
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
