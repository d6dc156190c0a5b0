/**
 * What a push message carries, as JSON, in the language of its subscription: `shell/push-worker` shows it. A later message with the same `_id` replaces the
 * one that is shown. `icon` is the address of a public picture, null for the browser's own sign. `link` is a path of this site, with language prefix.
 */
export interface PushMessage {
  _id: string;
  title: string;
  body: string;
  icon: string | null;
  link: string;
}
