import { roomMerged } from '@gvg/contracts/chat/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import type { StoredNotification } from '../notification/notification.model.ts';
import type { Notify } from '../notify.ts';
import { targetKey } from '../notification/target.ts';
import { conversationCause } from './conversation-key.ts';

/** A guest's conversation has become a part of the user's: what staff has not read of it leads there. */
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
      const staffKey = (customer: string) => `${conversationCause(customer)}:staff`;
      await conversations.deleteOne({ _id: guest }, { session });
      // What staff wrote to the guest is in the user's conversation, which shows it as unread.
      await notifications.deleteOne({ key: `${conversationCause(guest)}:${guest}` }, { session });
      const ofGuest = await notifications
        .findOne({ key: staffKey(guest) })
        .session(session)
        .lean<StoredNotification>();
      if (ofGuest === null) return;
      const ofUser = await notifications
        .findOne({ key: staffKey(user) })
        .session(session)
        .lean<StoredNotification>();
      const [stays, goes] =
        ofUser === null || (ofUser.isRead && !ofGuest.isRead) ? [ofGuest, ofUser] : [ofUser, ofGuest];
      if (goes !== null) {
        await notifications.deleteOne({ _id: goes._id }, { session });
        await marks.deleteMany({ notification: goes._id }, { session });
      }
      // The moved messages have a `seq` of their own there: the next message, whatever its own, is newer.
      const change = {
        key: staffKey(user),
        about: user,
        link: `/admin/messages?room=${data.room}`,
        ...(stays === ofGuest && { seq: ofUser?.seq ?? 0 }),
      };
      await notifications.updateOne({ _id: stays._id }, { $set: change }, { session });
    },
  });
}
