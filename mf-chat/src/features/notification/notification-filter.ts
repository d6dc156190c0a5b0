import { notificationTypes } from '@gvg/contracts/notify/terms';
import type { NotificationType } from '@gvg/contracts/notify/terms';

/** Filter of a list; an empty one shows everything. */
export interface NotificationFilter {
  type?: NotificationType;
  unread?: boolean;
}

/** Parses the filter from the URL of /user/notification. Ignores unknown values. */
export function readFilter(address: URLSearchParams): NotificationFilter {
  const type = notificationTypes.find((each) => each === address.get('type'));
  return { ...(type === undefined ? {} : { type }), ...(address.get('unread') === 'true' ? { unread: true } : {}) };
}

/** Returns the path of the page with this filter. */
export function notificationsPath({ type, unread }: NotificationFilter): string {
  const address = new URLSearchParams({
    ...(type === undefined ? {} : { type }),
    ...(unread === true ? { unread: 'true' } : {}),
  });
  return `/user/notification${address.size === 0 ? '' : `?${address.toString()}`}`;
}

/** Returns the query of the call. */
export const queryOf = ({ type, unread }: NotificationFilter) => ({
  ...(type === undefined ? {} : { typeNotify: type }),
  ...(unread === true ? { isRead: 'false' as const } : {}),
});
