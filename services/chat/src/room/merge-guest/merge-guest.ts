import type { ClientSession } from 'mongoose';
import { roomMerged } from '@gvg/contracts/chat/events';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import { chatSides } from '@gvg/contracts/chat/terms';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Chat } from '../../chat.ts';
import type { StoredMessage } from '../../message/message.model.ts';
import { countUnread } from '../count-unread.ts';
import { ofCustomer } from '../customer.ts';
import { newRoom } from '../new-room.ts';
import type { StoredRoom } from '../room.model.ts';
import { moveMessages } from './move-messages.ts';
import { movedMark } from './moved-seqs.ts';

export interface GuestMerge {
  guest: string;
  user: string;
  /** Id of the merge event. */
  event: string;
  context: EventContext;
}

type Store = Pick<Chat, 'rooms' | 'messages' | 'now'>;

/** Changes or creates the customer's room in this transaction, so that concurrent messages come before or after it. */
function touchRoom(
  { rooms, now }: Store,
  session: ClientSession,
  customer: ChatCustomer,
  fields: object = {},
): Promise<StoredRoom> {
  const at = now();
  return rooms
    .findOneAndUpdate(
      ofCustomer(customer),
      { $inc: { revision: 1 }, $set: { updatedAt: at }, $setOnInsert: { ...newRoom(at), ...fields } },
      { session, upsert: true, returnDocument: 'after' },
    )
    .orFail()
    .lean<StoredRoom>();
}

/** Returns the read marks of a room extended by a guest's messages; unread messages remain unread. */
async function mergedMarks(
  store: Store,
  session: ClientSession,
  from: StoredRoom,
  to: StoredRoom,
  repeated: readonly number[],
): Promise<Pick<StoredRoom, 'readSeq' | 'unread'>> {
  const [readSeq, unread] = [{ ...to.readSeq }, { ...to.unread }];
  for (const side of chatSides) {
    if (to.unread[side] === 0) readSeq[side] = movedMark(from.readSeq[side], { userSeq: to.lastSeq, repeated });
    unread[side] = await countUnread(store, session, { room: to._id, side, readSeq: readSeq[side] });
  }
  return { readSeq, unread };
}

const latest = <Value>(of: (value: Value) => Date | undefined, ...values: (Value | undefined)[]): Value | undefined =>
  values.reduce(
    (last, value) => (value !== undefined && (last === undefined || (of(value) ?? 0) > (of(last) ?? 0)) ? value : last),
    undefined,
  );

/** Moves the guest's messages to the user's room. Returns their number. */
async function growRoom(
  store: Store,
  { session, record }: Transaction,
  from: StoredRoom,
  { guest, user, context }: GuestMerge,
): Promise<number> {
  const to = await touchRoom(store, session, { kind: 'user', id: user }, { locale: from.locale });
  const repeated = await moveMessages(store, session, from, to);
  const messages = from.lastSeq - repeated.length;
  const lastSeq = to.lastSeq + messages;
  const last = await store.messages
    .findOne({ room: to._id, seq: lastSeq }, { _id: 1 })
    .session(session)
    .orFail()
    .lean<Pick<StoredMessage, '_id'>>();
  const answered = latest(({ at }) => at, to.answered, from.answered);
  const lastMessageAt = latest((at: Date) => at, to.lastMessageAt, from.lastMessageAt);
  const waitingSince = [to.waitingSince, from.waitingSince]
    .filter((since) => since !== undefined)
    .reduce<Date | undefined>((first, since) => (first === undefined || since < first ? since : first), undefined);
  const grown = {
    ...(await mergedMarks(store, session, from, to, repeated)),
    lastSeq,
    lastMessage: last._id,
    ...(lastMessageAt && { lastMessageAt }),
    ...(answered && { answered }),
    ...(waitingSince && { waitingSince }),
  };
  await store.rooms.updateOne({ _id: to._id }, { $set: grown }, { session });
  const room = to._id.toHexString();
  record({
    contract: roomMerged,
    subjectId: room,
    revision: to.revision,
    data: { room, customer: { kind: 'user', id: user }, guest, messages },
    context,
  });
  return messages;
}

/**
 * Moves a guest's messages to the signed-in user's room, once (rules/accounts.md). The guest's room remains as a record of the target, and is closed for
 * messages. A merged guest has nothing to move.
 */
export async function mergeGuest(store: Store, transaction: Transaction, merge: GuestMerge): Promise<void> {
  const { session } = transaction;
  const { guest, user, event } = merge;
  const from = await touchRoom(store, session, { kind: 'guest', id: guest });
  if (from.merge !== undefined) return;
  const messages = from.lastSeq === 0 ? 0 : await growRoom(store, transaction, from, merge);
  const { lastSeq, readSeq, unread } = newRoom(from.createdAt);
  await store.rooms.updateOne(
    { _id: from._id },
    {
      $set: { merge: { user, event, messages }, lastSeq, readSeq, unread },
      $unset: { lastMessage: 1, lastMessageAt: 1, answered: 1, waitingSince: 1 },
    },
    { session },
  );
}
