import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import type { Page } from '@gvg/contracts/definitions/paging';

/** Loaded pages of a growing list in the query cache. */
export interface LoadedPages {
  pages: Page<Notification>[];
}

/** Returns whether a notification belongs to the list whose key ends with this query, such as `?isRead=false&typeNotify=PROMOTION`. */
export function belongsToList(query: string, { typeNotify, notify }: Notification): boolean {
  const filter = new URLSearchParams(query);
  const [type, isRead] = [filter.get('typeNotify'), filter.get('isRead')];
  return (type === null || type === typeNotify) && (isRead === null || (isRead === 'true') === notify.isRead);
}

/** Adds a notification at the top. An updated one moves from its old position. */
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
