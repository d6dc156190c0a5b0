import type { Chat } from '../chat.ts';
import type { StoredMessage } from '../message/message.model.ts';
import { openRooms } from '../room/customer.ts';
import type { StoredRoom } from '../room/room.model.ts';

/** Adds the start of waiting to rooms of earlier versions. */
export async function recordWaitingRooms({ rooms, messages }: Pick<Chat, 'rooms' | 'messages'>): Promise<number> {
  const unanswered = {
    ...openRooms,
    waitingSince: { $exists: false },
    lastMessageAt: { $exists: true },
    $or: [{ answered: { $exists: false } }, { $expr: { $gt: ['$lastMessageAt', '$answered.at'] } }],
  };
  let recorded = 0;
  for await (const room of rooms.find(unanswered).lean<StoredRoom[]>().cursor()) {
    const { _id, answered, revision } = room as StoredRoom;
    const first = await messages
      .findOne({ room: _id, side: 'customer', ...(answered && { createdAt: { $gt: answered.at } }) }, { createdAt: 1 })
      .sort({ seq: 1 })
      .lean<Pick<StoredMessage, 'createdAt'>>();
    if (first === null) continue;
    // A concurrent message changes the room and sets it itself.
    const { modifiedCount } = await rooms.updateOne({ _id, revision }, { $set: { waitingSince: first.createdAt } });
    recorded += modifiedCount;
  }
  return recorded;
}
