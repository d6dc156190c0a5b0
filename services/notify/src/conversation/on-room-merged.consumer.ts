import { roomMerged } from '@gvg/contracts/chat/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import type { StoredNotification } from '../notification/notification.model.ts';
import type { Notify } from '../notify.ts';
import { targetKey } from '../notification/target.ts';
import { conversationCause } from './conversation-key.ts';

/**
 * Merges a guest's conversation into the user's: unread messages remain unread, in the side's single notification about that conversation, whether or not the
 * guest's notifications were moved before.
 */
export function onRoomMerged({
  bus,
  conversations,
  notifications,
  marks,
}: Pick<Notify, 'bus' | 'conversations' | 'notifications' | 'marks'>): Promise<void> {
  return bus.consume({
    name: 'on-room-merged',
    events: [roomMerged],
    isUnavailable,
    handle: async ({ data }, { session }) => {
      const [guest, user] = [targetKey({ kind: 'guest', id: data.guest }), targetKey(data.customer)];
      const find = (key: string) => notifications.findOne({ key }).session(session).lean<StoredNotification>();

      /** Keeps one of both notifications under the user's key, preferably an unread one. */
      const join = async (guestKey: string, userKey: string, fields: Partial<StoredNotification>) => {
        const ofGuest = await find(guestKey);
        if (ofGuest === null) return;
        const ofUser = await find(userKey);
        const [stays, goes] =
          ofUser === null || (ofUser.isRead && !ofGuest.isRead) ? [ofGuest, ofUser] : [ofUser, ofGuest];
        if (goes !== null) {
          await notifications.deleteOne({ _id: goes._id }, { session });
          await marks.deleteMany({ notification: goes._id }, { session });
        }
        // The moved messages have a new `seq` there, so any next message is newer.
        const change = { key: userKey, ...fields, ...(stays === ofGuest && { seq: ofUser?.seq ?? 0 }) };
        await notifications.updateOne({ _id: stays._id }, { $set: change }, { session });
      };

      await conversations.deleteOne({ _id: guest }, { session });
      await join(`${conversationCause(guest)}:${guest}`, `${conversationCause(user)}:${user}`, { target: user });
      await join(`${conversationCause(guest)}:staff`, `${conversationCause(user)}:staff`, {
        about: user,
        link: `/admin/messages?room=${data.room}`,
      });
    },
  });
}
