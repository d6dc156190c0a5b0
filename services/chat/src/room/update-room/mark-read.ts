import type { Chat } from '../../chat.ts';
import { otherSide } from '../customer.ts';
import type { StoredRoom } from '../room.model.ts';
import { moveMark } from './move-mark.ts';
import type { MarkChange } from './move-mark.ts';

/** Marks a room as read up to a `seq` by a side, never backwards, and dates the other side's messages up to there. */
export function markRead(
  chat: Pick<Chat, 'rooms' | 'messages' | 'withTransaction' | 'now'>,
  change: MarkChange,
): Promise<StoredRoom> {
  return moveMark(chat, change, async ({ _id, lastSeq, readSeq }, session) => {
    const [from, to] = [readSeq[change.side], Math.min(change.seq ?? lastSeq, lastSeq)];
    if (to <= from) return undefined;
    // Messages once read keep their date, even after staff has marked them as unread.
    await chat.messages.updateMany(
      { room: _id, seq: { $gt: from, $lte: to }, side: otherSide(change.side), readAt: null },
      { $set: { readAt: chat.now() } },
      { session },
    );
    return to;
  });
}
