import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import type { Locale } from '@gvg/contracts/values/locale';

/** Target of a guest's messages after sign-in. */
export interface StoredMerge {
  user: string;
  /** Id of the `guest.merged` event. */
  event: string;
  /** Number of messages moved to the user. */
  messages: number;
}

/** Conversation of one customer. Every message changes it in its transaction, so that messages of one room are stored in sequence. */
export interface StoredRoom {
  _id: Types.ObjectId;
  customer: ChatCustomer;
  /** Language of the customer's page at their last message. */
  locale: Locale;
  /** `seq` of the last message; 0 without one. */
  lastSeq: number;
  /** Last `seq` that each side has read. */
  readSeq: Record<ChatSide, number>;
  /** Number of the other side's messages that each side has not read. */
  unread: Record<ChatSide, number>;
  lastMessage?: Types.ObjectId;
  lastMessageAt?: Date;
  /** Last reply by staff. */
  answered?: { by: string; at: Date };
  /** Time of the first message that staff has not answered. */
  waitingSince?: Date;
  /** Set on the closed room of a merged guest (rules/accounts.md). */
  merge?: StoredMerge;
  /** Number of changes, starting at 1. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

const required = { required: true } as const;
const perSide = { customer: { type: Number, ...required }, staff: { type: Number, ...required } };

const schema = new Schema<StoredRoom>(
  {
    customer: { kind: { type: String, ...required }, id: { type: String, ...required } },
    locale: { type: String, ...required },
    lastSeq: { type: Number, ...required },
    readSeq: perSide,
    unread: perSide,
    lastMessage: { type: Schema.Types.ObjectId },
    lastMessageAt: { type: Date },
    answered: { type: Schema.Types.Mixed },
    waitingSince: { type: Date },
    merge: { type: Schema.Types.Mixed },
    revision: { type: Number, ...required },
    createdAt: { type: Date, ...required },
    updatedAt: { type: Date, ...required },
  },
  { collection: 'rooms', versionKey: false },
);
schema.index({ 'customer.kind': 1, 'customer.id': 1 }, { unique: true });
schema.index({ 'customer.id': 1 });
schema.index({ lastMessageAt: -1, _id: -1 });
schema.index({ 'unread.staff': 1 });
// For the dashboard: waiting customers, and new ones.
schema.index({ waitingSince: 1 }, { sparse: true });
schema.index({ createdAt: 1 });
schema.index({ 'customer.kind': 1, updatedAt: 1 });
schema.index({ 'merge.event': 1 }, { sparse: true });

export function roomModel(connection: Connection): Model<StoredRoom> {
  return connection.model<StoredRoom>('Room', schema);
}
