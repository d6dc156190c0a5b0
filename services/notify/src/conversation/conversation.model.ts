import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** Up to which `seq` each side has read a customer's conversation: whichever comes first, the message or that it was read. */
export interface StoredConversation {
  /** `targetKey` of the customer. */
  _id: string;
  customer: number;
  staff: number;
  /** Counts its messages that were looked at: such a write and a mark exclude each other. */
  seen: number;
}

const count = { type: Number, default: 0 };
const schema = new Schema<StoredConversation>(
  { _id: { type: String, required: true }, customer: count, staff: count, seen: count },
  { collection: 'conversations', versionKey: false },
);

export const conversationModel = (connection: Connection): Model<StoredConversation> =>
  connection.model<StoredConversation>('Conversation', schema);
