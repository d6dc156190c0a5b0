import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** Last `seq` that each side has read of a customer's conversation, in case the read event arrives before the message. */
export interface StoredConversation {
  /** `targetKey` of the customer. */
  _id: string;
  customer: number;
  staff: number;
  /** Number of processed messages: such a write and a read mark conflict. */
  seen: number;
}

const count = { type: Number, default: 0 };
const schema = new Schema<StoredConversation>(
  { _id: { type: String, required: true }, customer: count, staff: count, seen: count },
  { collection: 'conversations', versionKey: false },
);

export const conversationModel = (connection: Connection): Model<StoredConversation> =>
  connection.model<StoredConversation>('Conversation', schema);
