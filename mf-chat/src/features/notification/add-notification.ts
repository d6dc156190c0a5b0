import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import type { Page } from '@gvg/contracts/definitions/paging';

/** Loaded pages of a growing list, as the data client holds them. */
export interface LoadedPages {
  pages: Page<Notification>[];
}

/** Whether a notification belongs into the list whose key ends with this query, e.g. `?isRead=false&typeNotify=PROMOTION`. */
export function belongsToList(query: string, { typeNotify, notify }: Notification): boolean {
  const filter = new URLSearchParams(query);
  const [type, isRead] = [filter.get('typeNotify'), filter.get('isRead')];
  return (type === null || type === typeNotify) && (isRead === null || (isRead === 'true') === notify.isRead);
}

/** Puts a notification on top; one that says something newer leaves its old place. */
export function addNotification<List extends LoadedPages>(list: List, notification: Notification): List {
  const isKnown = list.pages.some(({ docs }) => docs.some(({ _id }) => _id === notification._id));
  const pages = list.pages.map((page, index) => {
    const others = page.docs.filter(({ _id }) => _id !== notification._id);
    return {
      ...page,
      docs: index === 0 ? [notification, ...others] : others,
      totalDocs: page.totalDocs + (isKnown ? 0 : 1),
    };
  });
  return { ...list, pages };
}
