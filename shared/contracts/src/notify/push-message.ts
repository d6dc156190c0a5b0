import type { NotificationType } from './terms.ts';

/**
 * What a push message carries, as JSON, in the language of its subscription; `shell/push-worker` shows it. A later one with the same `_id` replaces the one
 * that is shown. `link` is a path of this site, with language prefix.
 */
export interface PushMessage {
  _id: string;
  typeNotify: NotificationType;
  title: string;
  body: string;
  link: string;
}
