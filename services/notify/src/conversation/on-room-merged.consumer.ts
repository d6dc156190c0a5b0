import { roomMerged } from '@gvg/contracts/chat/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import type { StoredNotification } from '../notification/notification.model.ts';
import type { Notify } from '../notify.ts';
import { targetKey } from '../notification/target.ts';
import { conversationCause } from './conversation-key.ts';

/**
 * A guest's conversation has become a part of the user's: what a side has not read of it is unread there, in the one notification that the side has of that
 * conversation, whether or not the guest's notifications went to the user before.
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

      /** One of both stays, under the key of the user's: an unread one rather than a read one. */
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
        // The moved messages have a `seq` of their own there: the next message, whatever its own, is newer.
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
