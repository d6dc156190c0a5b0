import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import type { Locale } from '@gvg/contracts/values/locale';

/** Where the messages of a guest went when they signed in. */
export interface StoredMerge {
  user: string;
  /** Id of the `guest.merged` event. */
  event: string;
  /** How many messages came to the user. */
  messages: number;
}

/** The conversation of one customer. Every message changes it in its transaction, so that messages of one room are stored one after the other. */
export interface StoredRoom {
  _id: Types.ObjectId;
  customer: ChatCustomer;
  /** The language of the customer's page when they last wrote. */
  locale: Locale;
  /** `seq` of the last message; 0 without one. */
  lastSeq: number;
  /** Up to which `seq` each side has read. */
  readSeq: Record<ChatSide, number>;
  /** How many messages of the other side each side has not read. */
  unread: Record<ChatSide, number>;
  lastMessage?: Types.ObjectId;
  lastMessageAt?: Date;
  /** Who of staff wrote last. */
  answered?: { by: string; at: Date };
  /** When the first of those messages came that staff has not answered. */
  waitingSince?: Date;
  /** Of a guest who has signed in: their room is gone, and nothing is written there any more (rules/accounts.md). */
  merge?: StoredMerge;
  /** Counts the changes, from 1. */
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
// For the dashboard: who waits, and who wrote for the first time.
schema.index({ waitingSince: 1 }, { sparse: true });
schema.index({ createdAt: 1 });
schema.index({ 'customer.kind': 1, updatedAt: 1 });
schema.index({ 'merge.event': 1 }, { sparse: true });

export function roomModel(connection: Connection): Model<StoredRoom> {
  return connection.model<StoredRoom>('Room', schema);
}
