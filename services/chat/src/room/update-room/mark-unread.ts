import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Chat } from '../../chat.ts';
import type { StoredMessage } from '../../message/message.model.ts';
import { otherSide } from '../customer.ts';
import type { StoredRoom } from '../room.model.ts';
import { moveMark } from './move-mark.ts';
import type { MarkChange } from './move-mark.ts';

/** Marks the other side's last message up to `seq` as unread. Throws `ACTION_NOT_ALLOWED` without one: nothing waits for this side then. */
export function markUnread(
  chat: Pick<Chat, 'rooms' | 'messages' | 'withTransaction' | 'now'>,
  change: MarkChange,
): Promise<StoredRoom> {
  return moveMark(chat, change, async ({ _id, lastSeq, readSeq }, session) => {
    const filter = { room: _id, seq: { $lte: change.seq ?? lastSeq }, side: otherSide(change.side) };
    const waiting = await chat.messages
      .findOne(filter, { seq: 1 })
      .sort({ seq: -1 })
      .session(session)
      .lean<Pick<StoredMessage, 'seq'>>();
    if (waiting === null) throw new ApiFailure('ACTION_NOT_ALLOWED');
    return waiting.seq > readSeq[change.side] ? undefined : waiting.seq - 1;
  });
}
