import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import { messageSent } from '@gvg/contracts/chat/events';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { searchTextOf } from '@gvg/service-kit/data/search-words';
import type { Chat } from '../../chat.ts';
import { ofCustomer, otherSide } from '../../room/customer.ts';
import { newRoom } from '../../room/new-room.ts';
import type { StoredRoom } from '../../room/room.model.ts';
import type { StoredContent, StoredMessage } from '../message.model.ts';
import { receiverOf } from './conversation.ts';
import type { Conversation } from './conversation.ts';

export interface MessageToStore {
  clientId: string;
  content: StoredContent;
  context: EventContext;
}

/** A stored message, with the customer of its room. */
export interface SentMessage {
  message: StoredMessage;
  customer: ChatCustomer;
}

type Store = Pick<Chat, 'rooms' | 'messages' | 'profiles' | 'withTransaction' | 'roomQueue' | 'now'>;

/** Maximum number of attempts against concurrent creation of the same room or message. */
const maxRuns = 5;

/** The guest has signed in meanwhile, so staff writes to the user. */
class RoomHasMovedError extends Error {}

/** Returns the sender's message with this `clientId`. Throws `INVALID_TOKEN` for a merged guest. */
export async function findSent(
  { rooms, messages }: Pick<Chat, 'rooms' | 'messages'>,
  { customer, sender }: Conversation,
  clientId: string,
): Promise<SentMessage | undefined> {
  const room = await rooms.findOne(ofCustomer(customer), { merge: 1 }).lean<Pick<StoredRoom, '_id' | 'merge'>>();
  if (room === null) return undefined;
  if (room.merge !== undefined && sender.kind === 'guest') throw new ApiFailure('INVALID_TOKEN');
  const message = await messages
    .findOne({ room: room._id, 'sender.kind': sender.kind, 'sender.id': sender.id, clientId })
    .lean<StoredMessage>();
  return message === null ? undefined : { message, customer };
}

/** Takes the next `seq` of the room, which the first message creates. Concurrent changes of the room wait or are retried. */
async function nextInRoom(
  { rooms, now }: Store,
  session: ClientSession,
  { customer, side, sender, locale }: Conversation,
  _id: Types.ObjectId,
): Promise<StoredRoom> {
  const [at, other] = [now(), otherSide(side)];
  const { locale: firstLocale, readSeq, createdAt } = newRoom(at, locale);
  const room = await rooms
    .findOneAndUpdate(
      ofCustomer(customer),
      {
        $inc: { revision: 1, lastSeq: 1, [`unread.${other}`]: 1 },
        $set: {
          lastMessage: _id,
          lastMessageAt: at,
          updatedAt: at,
          ...(side === 'staff' && { answered: { by: sender.id, at } }),
          ...(locale && { locale }),
        },
        // The first of several unanswered messages counts.
        ...(side === 'customer' ? { $min: { waitingSince: at } } : { $unset: { waitingSince: 1 } }),
        $setOnInsert: {
          readSeq,
          createdAt,
          [`unread.${side}`]: 0,
          ...(locale === undefined && { locale: firstLocale }),
        },
      },
      // A guest has a room once they have written.
      { session, upsert: side === 'customer' || customer.kind === 'user', returnDocument: 'after' },
    )
    .lean<StoredRoom>();
  if (room === null) throw new ApiFailure('ROOM_NOT_FOUND');
  if (room.merge !== undefined) throw side === 'staff' ? new RoomHasMovedError() : new ApiFailure('INVALID_TOKEN');
  return room;
}

/** Stores message, room and event in one transaction. */
function insertMessage(
  store: Store,
  conversation: Conversation,
  { clientId, content, context }: MessageToStore,
): Promise<StoredMessage> {
  const { messages, withTransaction } = store;
  const { customer, side, sender } = conversation;
  return withTransaction(async ({ session, record }) => {
    const _id = new Types.ObjectId();
    const {
      _id: room,
      lastSeq: seq,
      revision,
      updatedAt: createdAt,
    } = await nextInRoom(store, session, conversation, _id);
    const message: StoredMessage = {
      _id,
      room,
      seq,
      clientId,
      side,
      sender,
      content,
      searchText: searchTextOf(content.text),
      readAt: null,
      createdAt,
    };
    await messages.insertMany([message], { session, lean: true });
    const data = { room: room.toHexString(), customer, message: _id.toHexString(), seq, side, sender: sender.id };
    record({ contract: messageSent, subjectId: data.room, revision, data, context });
    return message;
  });
}

/**
 * Stores a message once: a repeated `clientId` of the same sender returns the stored message, even concurrently. Tries to store before looking it up, because
 * nearly every message is new. Throws `ROOM_NOT_FOUND`, and `INVALID_TOKEN` for a merged guest.
 */
export function storeMessage(store: Store, first: Conversation, message: MessageToStore): Promise<SentMessage> {
  return store.roomQueue(first.customer, async () => {
    let conversation = first;
    for (let run = 1; ; run += 1) {
      try {
        return { message: await insertMessage(store, conversation, message), customer: conversation.customer };
      } catch (error) {
        const hasMoved = error instanceof RoomHasMovedError;
        if (!(hasMoved || isDuplicateKey(error))) throw error;
        if (hasMoved) conversation = { ...conversation, customer: await receiverOf(store, conversation.customer.id) };
        const sent = await findSent(store, conversation, message.clientId);
        if (sent !== undefined) return sent;
        if (run === maxRuns) throw error;
      }
    }
  });
}
