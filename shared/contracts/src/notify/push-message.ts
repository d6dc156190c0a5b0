import type { NotificationType } from './terms.ts';

/**
 * JSON payload of a push message, in the language of its subscription; `shell/push-worker` shows it. A message with the same `_id` replaces
 * the one shown. `link` is a path of this site, with language prefix.
 */
export interface PushMessage {
  _id: string;
  typeNotify: NotificationType;
  title: string;
  body: string;
  link: string;
}
