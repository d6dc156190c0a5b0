import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { ChatCard, ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { ChatSide } from '@gvg/contracts/chat/terms';

/** Pictures by plain paths of private pictures; an order on a card by its code. */
export interface StoredContent {
  text: string;
  images: { url: string; width: number; height: number }[];
  link?: string;
  card?: ChatCard;
}

export interface StoredMessage {
  _id: Types.ObjectId;
  room: Types.ObjectId;
  /** Number of the message in the room, without gaps, starting at 1. */
  seq: number;
  /** Chosen by the sender; a repeated one is stored once. */
  clientId: string;
  side: ChatSide;
  sender: ChatCustomer;
  content: StoredContent;
  /** Words of the text without accents. */
  searchText: string;
  /** Time when the other side read it. */
  readAt: Date | null;
  createdAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredMessage>(
  {
    room: { type: Schema.Types.ObjectId, ...required },
    seq: { type: Number, ...required },
    clientId: { type: String, ...required },
    side: { type: String, ...required },
    sender: { kind: { type: String, ...required }, id: { type: String, ...required } },
    content: { type: Schema.Types.Mixed, ...required },
    searchText: { type: String },
    readAt: { type: Date },
    createdAt: { type: Date, ...required },
  },
  { collection: 'messages', versionKey: false },
);
schema.index({ room: 1, seq: 1 }, { unique: true });
schema.index({ room: 1, 'sender.kind': 1, 'sender.id': 1, clientId: 1 }, { unique: true });

export function messageModel(connection: Connection): Model<StoredMessage> {
  return connection.model<StoredMessage>('Message', schema);
}
