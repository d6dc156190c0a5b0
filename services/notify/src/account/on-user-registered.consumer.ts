import { userRegistered } from '@gvg/contracts/identity/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import type { Notify } from '../notify.ts';
import { targetKey } from '../notification/target.ts';
import { noticeText } from '../templates/notices/notice-text.ts';

/** Shows a new account to staff. Earlier notifications to all users are not for it. */
export function onUserRegistered({
  bus,
  readers,
  people,
  storeNotification,
}: Pick<Notify, 'bus' | 'readers' | 'people' | 'storeNotification'>): Promise<void> {
  return bus.consume({
    name: 'on-user-registered',
    events: [userRegistered],
    isUnavailable,
    handle: async ({ id: cause, occurredAt, data: { _id, provider } }, scope) => {
      const user = targetKey({ kind: 'user', id: _id });
      await readers.updateOne(
        { _id: user },
        { $set: { registeredAt: new Date(occurredAt) } },
        { upsert: true, session: scope.session },
      );
      const contact = await people.find(_id);
      if (contact === undefined) return;
      const text = noticeText((texts) => texts.userRegistered({ name: contact.displayName, provider }));
      await storeNotification(
        {
          cause,
          typeNotify: 'USER_REGISTERED',
          target: { kind: 'staff' },
          text,
          link: `/admin/users/${_id}`,
          about: user,
        },
        scope,
      );
    },
  });
}
