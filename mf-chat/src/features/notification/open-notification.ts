import { shellApi } from '@gvg/browser-kit';

/** Link of a notification about a message. */
const chatLink = '/?chat=open';

/** Opens the target of a notification: a page, without a reload, or the support chat on this page. */
export function openNotification(link: string): void {
  if (link === chatLink) shellApi().openChat();
  else shellApi().navigate(link);
}
