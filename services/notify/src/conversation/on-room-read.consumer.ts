import { roomRead } from '@gvg/contracts/chat/events';
import type { Notify } from '../notify.ts';
import { targetKey } from '../notification/target.ts';
import { recordRead } from '../reader/record-read.ts';
import { conversationCause } from './conversation-key.ts';
import type { StoredConversation } from './conversation.model.ts';

type Reading = Pick<Notify, 'bus' | 'conversations' | 'notifications' | 'readers' | 'marks'>;

/** Marks a side's notification of a conversation as read once it has read that; one staff member reads for all. */
export function onRoomRead(notify: Reading): Promise<void> {
  const { bus, conversations, notifications, marks } = notify;
  return bus.consume({
    name: 'on-room-read',
    events: [roomRead],
    handle: async ({ data: { customer, side, seq, reader } }, transaction) => {
      const { session, context } = transaction;
      const customerKey = targetKey(customer);
      const conversation = await conversations
        .findOneAndUpdate(
          { _id: customerKey },
          { $max: { [side]: seq } },
          { upsert: true, returnDocument: 'after', session },
        )
        .orFail()
        .lean<StoredConversation>();
      const key = `${conversationCause(customerKey)}:${side === 'staff' ? 'staff' : customerKey}`;
      const read = await notifications.findOneAndUpdate(
        { key, isRead: false, seq: { $lte: conversation[side] } },
        { $set: { isRead: true } },
        { session },
      );
      if (read === null) return;
      await marks.deleteMany({ notification: read._id }, { session });
      const who = side === 'staff' ? targetKey({ kind: 'user', id: reader }) : read.target;
      await recordRead(notify, { reader: who, notification: read._id.toHexString(), transaction, context });
    },
  });
}
