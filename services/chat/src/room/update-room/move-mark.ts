import type { ClientSession, Types } from 'mongoose';
import { roomRead } from '@gvg/contracts/chat/events';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import type { Chat } from '../../chat.ts';
import { countUnread } from '../count-unread.ts';
import { openRooms } from '../customer.ts';
import type { StoredRoom } from '../room.model.ts';

export interface MarkChange {
  room: Types.ObjectId;
  side: ChatSide;
  /** Id of the reader. */
  reader: string;
  /** Undefined: the last message. */
  seq: number | undefined;
  context: EventContext;
}

type Store = Pick<Chat, 'rooms' | 'messages' | 'withTransaction' | 'now'>;

/**
 * Moves a side's read mark and updates its unread count in one transaction, and records `chat.room-read`. `markOf` returns the new mark; undefined leaves it.
 * Throws `ROOM_NOT_FOUND` for a room removed meanwhile.
 */
export function moveMark(
  store: Store,
  { room: _id, side, reader, context }: MarkChange,
  markOf: (room: StoredRoom, session: ClientSession) => Promise<number | undefined>,
): Promise<StoredRoom> {
  const { rooms, withTransaction, now } = store;
  return withTransaction(async ({ session, record }) => {
    const before = await rooms
      .findOne({ _id, ...openRooms })
      .session(session)
      .lean<StoredRoom>();
    if (before === null) throw new ApiFailure('ROOM_NOT_FOUND');
    const seq = await markOf(before, session);
    if (seq === undefined) return before;
    const unread = await countUnread(store, session, { room: _id, side, readSeq: seq });
    const update = {
      $set: { [`readSeq.${side}`]: seq, [`unread.${side}`]: unread, updatedAt: now() },
      $inc: { revision: 1 },
    };
    const after = await rooms
      .findOneAndUpdate({ _id, revision: before.revision }, update, { session, returnDocument: 'after' })
      .lean<StoredRoom>();
    if (after === null) throw concurrentChangeError('room');
    const room = _id.toHexString();
    record({
      contract: roomRead,
      subjectId: room,
      revision: after.revision,
      data: { room, customer: after.customer, side, reader, seq },
      context,
    });
    return after;
  });
}
