import type { PageRoute } from '@gvg/browser-kit';
import { messagesRoute } from './messages/messages.route.ts';
import { notificationRoute } from './notification/notification.route.ts';

/** All pages of this remote. `route-table.ts` lists the same paths for the build. */
export const pages: readonly PageRoute[] = [messagesRoute, notificationRoute];
