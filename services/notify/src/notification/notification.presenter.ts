import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import type { StoredNotification } from './notification.model.ts';
import { targetOf } from './target.ts';

/** Presents a notification with one reader's mark. */
export function presentNotification(
  { _id, typeNotify, title, description, image, link, target, createdAt }: StoredNotification,
  isRead: boolean,
): Notification {
  const person = targetOf(target);
  return {
    _id: _id.toHexString(),
    typeNotify,
    notify: { title, description, image, link, isRead },
    user: person.kind === 'user' ? person.id : null,
    createdAt: createdAt.toISOString(),
  };
}
