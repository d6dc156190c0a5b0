import { shellApi } from '@gvg/browser-kit';

/** The link of a notification about a message. */
const chatLink = '/?chat=open';

/** Opens what a notification is about: a page, without a reload, or the support chat on this one. */
export function openNotification(link: string): void {
  if (link === chatLink) shellApi().openChat();
  else shellApi().navigate(link);
}
