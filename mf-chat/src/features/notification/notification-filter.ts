import { notificationTypes } from '@gvg/contracts/notify/terms';
import type { NotificationType } from '@gvg/contracts/notify/terms';

/** What a list shows: everything without an entry. */
export interface NotificationFilter {
  type?: NotificationType;
  unread?: boolean;
}

/** What the address of /user/notification asks for; what it does not know is left out. */
export function readFilter(address: URLSearchParams): NotificationFilter {
  const type = notificationTypes.find((each) => each === address.get('type'));
  return { ...(type === undefined ? {} : { type }), ...(address.get('unread') === 'true' ? { unread: true } : {}) };
}

/** The page with this filter. */
export function notificationsPath({ type, unread }: NotificationFilter): string {
  const address = new URLSearchParams({
    ...(type === undefined ? {} : { type }),
    ...(unread === true ? { unread: 'true' } : {}),
  });
  return `/user/notification${address.size === 0 ? '' : `?${address.toString()}`}`;
}

/** The query of the call. */
export const queryOf = ({ type, unread }: NotificationFilter) => ({
  ...(type === undefined ? {} : { typeNotify: type }),
  ...(unread === true ? { isRead: 'false' as const } : {}),
});
